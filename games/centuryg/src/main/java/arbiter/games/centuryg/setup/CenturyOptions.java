package arbiter.games.centuryg.setup;

import arbiter.games.centuryg.terrain.Field;
import arbiter.games.centuryg.unit.TableRules;
import arbiter.rulebook.TableOption;
import java.util.List;
import java.util.Map;

/** The rulings a table may choose for itself. */
public final class CenturyOptions {

    private static final TableOption PARITY = new TableOption(
            "parity",
            "Whether odd and even are read from the total of a Test or from the die that counts (BCG-AMB-53).",
            List.of("total", "die"));

    private static final TableOption BOARD = new TableOption(
            "board",
            "What a scene that says nothing of its map is fought on (BCG-AMB-60).",
            List.of("squares", "hexes"));

    private static final TableOption REINFORCEMENTS = new TableOption(
            "reinforcements", "Who decides for Allied Reinforcements (BCG-AMB-127).", List.of("gamemaster", "players"));

    public static final List<TableOption> ALL = List.of(PARITY, BOARD, REINFORCEMENTS);

    private CenturyOptions() {}

    static TableRules rules(Map<String, String> chosen) {
        return new TableRules(!isStandard(PARITY, chosen), !isStandard(REINFORCEMENTS, chosen));
    }

    /** The map of a scene that has none. */
    static Field field(Map<String, String> chosen, int width, int height) {
        return isStandard(BOARD, chosen) ? Field.squares(width, height) : Field.hexes(width, height);
    }

    private static boolean isStandard(TableOption option, Map<String, String> chosen) {
        return option.standard().equals(chosen.getOrDefault(option.id(), option.standard()));
    }
}
