package arbiter.games.centuryg;

import arbiter.games.centuryg.state.TableRules;
import arbiter.rulebook.TableOption;
import java.util.List;
import java.util.Map;

/** The rulings a table may choose for itself. */
final class CenturyOptions {

    private static final TableOption PARITY = new TableOption(
            "parity",
            "Whether odd and even are read from the total of a Test or from the die that counts (BCG-AMB-53).",
            List.of("total", "die"));

    static final List<TableOption> ALL = List.of(PARITY);

    private CenturyOptions() {}

    static TableRules rules(Map<String, String> chosen) {
        return new TableRules(!isStandard(PARITY, chosen));
    }

    private static boolean isStandard(TableOption option, Map<String, String> chosen) {
        return option.standard().equals(chosen.getOrDefault(option.id(), option.standard()));
    }
}
