package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.BossPackage;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Mecha;
import arbiter.games.centuryg.sheet.Morph;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Pilot;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.Trained;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.kernel.Modifiers;
import java.util.Map;
import java.util.Optional;

/**
 * CP or MP: what there is, and what it went into: Attributes, and everything else. Ledger: BCG-CP-1, BCG-MP-1,
 * BCG-TIER-1, BCG-TIER-3.
 */
record Spending(Modifiers budget, Modifiers attributes, Modifiers others) {

    private static final int HERO = 100;
    private static final int GRUNT = 50;
    private static final int FREE_SETS = 2;
    private static final int FRAME_SET = 5;
    /** What a Boss has for Attributes with each Power Level. */
    private static final int BOSS_LEVEL = 15;

    int spent() {
        return attributes.total() + others.total();
    }

    int left() {
        return budget.total() - spent();
    }

    static Spending of(Build build, Pilot pilot) {
        Modifiers others = Modifiers.none();
        for (Trained trained : pilot.skills()) {
            String topics = trained.isGeneral() ? "" : " (" + String.join(", ", trained.topics()) + ")";
            others = others.and(trained.skill().name() + topics, trained.cost());
        }
        for (Taken taken : pilot.traits()) {
            others = others.and(taken.trait().name(), taken.trait().cost());
        }
        Modifiers budget = start(build);
        if (build.tier() == Tier.BOSS) {
            budget = budget.and("package", BossPackage.at(build.powerLevel()).skillPoints());
        }
        return new Spending(budget, ranks(pilot.attributes()), others);
    }

    static Spending of(Build build, Mecha mecha) {
        Modifiers others = Modifiers.none();
        for (Fitted fitted : mecha.upgrades()) {
            others = others.and(
                    fitted.upgrade().name(),
                    isIncluded(fitted.area()) ? 0 : fitted.upgrade().cost());
        }
        for (Mounted mounted : mecha.weapons()) {
            others = others.and(
                    mounted.weapon().name(),
                    isIncluded(mounted.area()) ? 0 : mounted.weapon().cost());
        }
        for (Morph form : mecha.forms()) {
            others = others.and(
                    form.type().name() + " " + form.name(), form.type().cost());
        }
        if (mecha.combination().isPresent()) {
            others = others.and(
                    mecha.combination().get().type().name(),
                    mecha.combination().get().type().cost());
        }
        return new Spending(
                start(build).and("owed", mecha.owed()),
                ranks(mecha.attributes()),
                others.and("sets for Frames", frameSets(mecha)));
    }

    /** What lies in Secret Equipment is in its price. Ledger: BCG-AMB-102. */
    private static boolean isIncluded(Area area) {
        return area == Area.SECRET;
    }

    /** Two sets come with Superior Morphing, more with Transformations; Frames pay for theirs. Ledger: BCG-ALT-2. */
    private static int frameSets(Mecha mecha) {
        long sets = FormSet.of(mecha).stream()
                .filter(set -> !set.loadout().isEmpty())
                .count();
        boolean frames = mecha.forms().stream()
                .anyMatch(form -> UpgradeId.of(form.type().id()).equals(Optional.of(UpgradeId.FRAME)));
        return frames && sets > FREE_SETS ? (int) (sets - FREE_SETS) * FRAME_SET : 0;
    }

    private static Modifiers start(Build build) {
        return switch (build.tier()) {
            case PC, RIVAL -> Modifiers.of("start", HERO).and("XP", build.experience());
            case GRUNT -> Modifiers.of("Grunt", GRUNT).and("XP", build.experience());
            case BOSS -> Modifiers.of("Boss", HERO).and("Power Level", BOSS_LEVEL * build.powerLevel());
        };
    }

    private static <A extends Enum<A>> Modifiers ranks(Map<A, Integer> attributes) {
        Modifiers total = Modifiers.none();
        for (Map.Entry<A, Integer> entry : attributes.entrySet()) {
            total = total.and(Words.title(entry.getKey()) + " " + entry.getValue(), rank(entry.getValue()));
        }
        return total;
    }

    /** What a Rank costs in all. Ledger: BCG-CP-2. */
    static int rank(int rank) {
        return rank < 0 ? 0 : rank * (rank + 1) / 2;
    }
}
