package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.PowerLevel;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.kernel.Refused;
import arbiter.rulebook.build.Questionnaire;

/** Leads through what is gained with XP: points to spend, and Powers with a new Power Level. Ledger: BCG-XP-1, BCG-AMB-93. */
public final class LevelUp {

    private static final int MOST_XP = 200;

    private LevelUp() {}

    public static Questionnaire<Build> of(Build build, Handbook book) {
        if (build.tier() == Tier.BOSS && build.powerLevel() == PowerLevel.HIGHEST) {
            throw new Refused(build.name() + " has the highest Power Level there is, " + PowerLevel.HIGHEST);
        }
        return Questionnaire.of(ask -> {
            int xp = build.tier() == Tier.BOSS
                    ? 0
                    : ask.number("xp", build.name() + " has " + build.experience() + " XP. How many more?", 0, MOST_XP);
            Bench bench = new Bench(ask, book, Debt.paid(build.advanced(xp)));
            if (build.pilot().isPresent()) {
                new PilotShop(bench).run();
            }
            if (build.mecha().isPresent()) {
                new MechaShop(bench).run();
            }
            Learning.all(bench);
            return bench.build();
        });
    }
}
