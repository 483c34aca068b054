package arbiter.games.narrative;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.sheet.CostProfile;
import arbiter.games.narrative.unit.TableRules;
import arbiter.rulebook.TableOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a table can decide for itself. */
final class NarrativeOptions {

    private static final TableOption COSTS = new TableOption(
            "effect-costs",
            "NAR-PSY-4",
            "What additional effects of powers cost: as the ledger settled it, sorted strictly, or as in the core"
                    + " system.",
            List.copyOf(EnumWords.all(CostProfile.class)));

    private static final TableOption BURN = new TableOption(
            "pyromancy-burn",
            "NAR-FX-ATT-9",
            "Whether Pyromancy may add the Burn of Shock to an Attack.",
            List.of("yes", "no"));

    private static final TableOption SHOOTING = new TableOption(
            "shooting-while-engaged",
            "NAR-RANGE-3",
            "Whether whoever is engaged finds every shot harder, or only those at engaged targets.",
            List.of("every-shot", "engaged-targets"));

    private static final TableOption MINIONS = new TableOption(
            "critical-on-minions",
            "NAR-NPC-1",
            "Whether a Critical Injury on a minion group is one wound more than a member's threshold, or as much.",
            List.of("threshold-and-one", "threshold"));

    private static final TableOption COVER = new TableOption(
            "cover",
            "NAR-COMBAT-8",
            "Whether cover adds to the defence of armour, or the better of the two counts.",
            List.of("increases", "provides"));

    private static final TableOption FALLS = new TableOption(
            "long-falls",
            "NAR-ENV-11",
            "Whether a long fall adds the wound threshold and one to the wounds, or raises them to that number.",
            List.of("add", "raise"));

    private static final TableOption SPEEDS = new TableOption(
            "speeds",
            "NAR-VEH-8",
            "How many bands vehicles move at speeds 1 and 2: two as printed, or one and two as in the core system.",
            List.of("printed", "core"));

    private static final TableOption PSYCHIC_THREATS = new TableOption(
            "psychic-threats",
            "NAR-PSY-13",
            "Whether threat and despair on power checks buy more.",
            List.of("no", "yes"));

    static final List<TableOption> ALL = List.of(COSTS, BURN, SHOOTING, MINIONS, COVER, FALLS, SPEEDS, PSYCHIC_THREATS);

    private NarrativeOptions() {}

    static TableRules rules(Map<String, String> options) {
        return new TableRules(
                CostProfile.valueOf(COSTS.check(options.get(COSTS.id())).toUpperCase(Locale.ROOT)),
                BURN.check(options.get(BURN.id())).equals("yes"),
                SHOOTING.check(options.get(SHOOTING.id())).equals("every-shot"),
                MINIONS.check(options.get(MINIONS.id())).equals("threshold-and-one"),
                COVER.check(options.get(COVER.id())).equals("increases"),
                FALLS.check(options.get(FALLS.id())).equals("add"),
                SPEEDS.check(options.get(SPEEDS.id())).equals("core"),
                PSYCHIC_THREATS.check(options.get(PSYCHIC_THREATS.id())).equals("yes"));
    }
}
