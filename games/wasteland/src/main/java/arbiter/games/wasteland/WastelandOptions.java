package arbiter.games.wasteland;

import arbiter.games.wasteland.unit.TableRules;
import arbiter.rulebook.TableOption;
import java.util.List;
import java.util.Map;

/** What a table can decide for itself. */
final class WastelandOptions {

    private static final String YES = "yes";

    /** Ledger: AMB-8. */
    private static final TableOption DEFEND = option("defend-in-reach", "Whether enemies in reach leave Defend alone.");

    /** Ledger: AMB-4. */
    private static final TableOption RADIATION =
            option("radiation-dice", "Whether a radiated zone does 2 CD of radiation instead of 2 points.");

    /** Ledger: AMB-13. */
    private static final TableOption PIERCING =
            option("piercing-armour-only", "Whether Piercing takes nothing from what cover stops.");

    /** Ledger: AMB-14. */
    private static final TableOption BREAKING =
            option("breaking-goes-on", "Whether Breaking goes on to armour when the cover is used up.");

    /** Ledger: AMB-55. */
    private static final TableOption RAIN = option("rain-on-death-saves", "Whether rain makes death saves harder.");

    /** Ledger: AMB-66. */
    private static final TableOption REOPEN =
            option("treated-injuries-reopen", "Whether treated injuries can open again until a rest heals them.");

    /** Ledger: WAS-CHEM-3. */
    private static final TableOption DOSES = option(
            "all-doses-count", "Whether the doses of all chems count for addiction, not only those of the same.");

    /** Ledger: WAS-AP-9. */
    private static final TableOption DETAILS =
            option("small-details", "Whether 1 AP buys a small helpful detail after a passed test.");

    static final List<TableOption> ALL = List.of(DEFEND, RADIATION, PIERCING, BREAKING, RAIN, REOPEN, DOSES, DETAILS);

    private WastelandOptions() {}

    private static TableOption option(String id, String text) {
        return new TableOption(id, text, List.of("no", YES));
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
