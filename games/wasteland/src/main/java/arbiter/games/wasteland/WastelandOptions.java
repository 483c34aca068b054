package arbiter.games.wasteland;

import arbiter.games.wasteland.unit.TableRules;
import arbiter.rulebook.TableOption;
import java.util.List;
import java.util.Map;

/** What a table can decide for itself. */
final class WastelandOptions {

    private static final String YES = "yes";

    private static final TableOption DEFEND =
            option("defend-in-reach", "WAS-AMB-08", "Whether enemies in reach leave Defend alone.");

    private static final TableOption RADIATION = option(
            "radiation-dice", "WAS-AMB-04", "Whether a radiated zone does 2 CD of radiation instead of 2 points.");

    private static final TableOption PIERCING =
            option("piercing-armour-only", "WAS-AMB-13", "Whether Piercing takes nothing from what cover stops.");

    private static final TableOption BREAKING =
            option("breaking-goes-on", "WAS-AMB-14", "Whether Breaking goes on to armour when the cover is used up.");

    private static final TableOption RAIN =
            option("rain-on-death-saves", "WAS-AMB-55", "Whether rain makes death saves harder.");

    private static final TableOption REOPEN = option(
            "treated-injuries-reopen",
            "WAS-AMB-66",
            "Whether treated injuries can open again until a rest heals them.");

    private static final TableOption DOSES = option(
            "all-doses-count",
            "WAS-CHEM-3",
            "Whether the doses of all chems count for addiction, not only those of the same.");

    private static final TableOption DETAILS =
            option("small-details", "WAS-AP-9", "Whether 1 AP buys a small helpful detail after a passed test.");

    static final List<TableOption> ALL = List.of(DEFEND, RADIATION, PIERCING, BREAKING, RAIN, REOPEN, DOSES, DETAILS);

    private WastelandOptions() {}

    private static TableOption option(String id, String rule, String text) {
        return new TableOption(id, rule, text, List.of("no", YES));
    }

    static TableRules rules(Map<String, String> options) {
        return new TableRules(
                says(DEFEND, options),
                says(RADIATION, options),
                says(PIERCING, options),
                says(BREAKING, options),
                says(RAIN, options),
                says(REOPEN, options),
                says(DOSES, options),
                says(DETAILS, options));
    }

    private static boolean says(TableOption option, Map<String, String> options) {
        return option.check(options.get(option.id())).equals(YES);
    }
}
