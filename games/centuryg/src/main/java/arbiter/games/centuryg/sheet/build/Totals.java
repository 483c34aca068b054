package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.BossPackage;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Mecha;
import arbiter.games.centuryg.sheet.Pilot;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.PowerRating;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.upgrade.InstalledTraits;
import arbiter.kernel.Modifiers;
import java.util.LinkedHashMap;
import java.util.Map;

/** The totals of a build with their parts, in the order of a sheet. */
final class Totals {

    private static final int BASE_DEFENSE = 5;
    private static final int LAYERS = 3;
    private static final int LEVELS = 4;

    private Totals() {}

    static Map<String, Modifiers> of(Build build) {
        Map<String, Modifiers> totals = new LinkedHashMap<>();
        totals.put("power-level", Modifiers.of("Power Level", build.powerLevel()));
        totals.put("rating", rating(build));
        if (build.tier().hasPowers()) {
            totals.put("powers", Modifiers.of("Powers", build.powers().size()));
            totals.put(
                    "powers-open",
                    powersAllowed(build).and("chosen", -build.powers().size()));
        }
        build.pilot().ifPresent(pilot -> pilot(build, pilot, totals));
        build.mecha().ifPresent(mecha -> mecha(build, mecha, totals));
        return totals;
    }

    /** Ledger: BCG-SPR-1. */
    private static Modifiers rating(Build build) {
        int level = build.powerLevel();
        int base = PowerRating.of(build.tier(), 0);
        return Modifiers.of(Words.title(build.tier()), base)
                .and("Power Level " + level, PowerRating.of(build.tier(), level) - base);
    }

    /** Ledger: BCG-GP-3, BCG-BOSS-2. */
    static Modifiers powersAllowed(Build build) {
        return switch (build.tier()) {
            case PC, RIVAL -> Modifiers.of("Power Level", build.powerLevel());
            case BOSS ->
                Modifiers.of("package", BossPackage.at(build.powerLevel()).powers());
            case GRUNT -> Modifiers.none();
        };
    }

    private static void pilot(Build build, Pilot pilot, Map<String, Modifiers> totals) {
        points("cp", Spending.of(build, pilot), totals);
        totals.put(
                "pilot-defense",
                Modifiers.of("base", BASE_DEFENSE)
                        .and("Awareness", pilot.attributes().getOrDefault(PilotAttribute.AWARENESS, 0)));
        totals.put(
                "plot-armor",
                Modifiers.of(
                        "three Layers of Willpower",
                        LAYERS * pilot.attributes().getOrDefault(PilotAttribute.WILLPOWER, 0)));
    }

    private static void mecha(Build build, Mecha mecha, Map<String, Modifiers> totals) {
        points("mp", Spending.of(build, mecha), totals);
        totals.put("defense", Modifiers.of("base", BASE_DEFENSE).and("Guard", mecha.rank(Attribute.GUARD)));
        totals.put("threshold", Modifiers.of("four Levels of Threshold", LEVELS * mecha.rank(Attribute.THRESHOLD)));
        if (build.tier() != Tier.GRUNT) {
            int assistants = InstalledTraits.of(mecha.upgrades()).nature().genrePoints();
            totals.put(
                    "genre-points",
                    Modifiers.of("Power Level", build.powerLevel()).and("Assistants", assistants));
        }
    }

    private static void points(String kind, Spending spending, Map<String, Modifiers> totals) {
        totals.put(kind, spending.budget());
        totals.put(kind + "-attributes", spending.attributes());
        totals.put(kind + "-others", spending.others());
        totals.put(
                kind + "-left",
                spending.budget()
                        .and("Attributes", -spending.attributes().total())
                        .and("the rest", -spending.others().total()));
    }
}
