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
            "BCG-AMB-53",
            "Whether odd and even are read from the total of a Test or from the die that counts.",
            List.of("total", "die"));

    private static final TableOption BOARD = new TableOption(
            "board",
            "BCG-AMB-60",
            "What a scene that says nothing of its map is fought on.",
            List.of("squares", "hexes"));

    private static final TableOption REINFORCEMENTS = new TableOption(
            "reinforcements",
            "BCG-AMB-127",
            "Who decides for Allied Reinforcements.",
            List.of("gamemaster", "players"));

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
