package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.Handbook;
import arbiter.kernel.Refused;
import arbiter.rulebook.build.Questionnaire;

/** Leads to the next level: experience, one rank, one perk. Ledger: WAS-CHAR-11. */
public final class LevelUp {

    private static final int MOST_EARNED = 10_000;

    private LevelUp() {}

    public static Questionnaire<Build> of(Build build, Handbook book) {
        if (book.perks().stream().allMatch(perk -> build.rank(perk) >= perk.ranks())) {
            throw new Refused(build.name() + " has all perks there are, so no level can follow");
        }
        return Questionnaire.of(ask -> {
            int next = build.level() + 1;
            int needed = Math.max(0, Levels.experienceFor(next) - build.experience());
            int more = ask.number(
                    "earned",
                    build.name() + " has " + build.experience() + " experience, and level " + next + " takes "
                            + Levels.experienceFor(next) + ". How much more was earned?",
                    needed,
                    needed + MOST_EARNED);
            Bench bench = new Bench(ask, book, build.atLevel(next, build.experience() + more));
            bench.rank("skill", "Which skill is one rank higher?");
            bench.perk();
            return bench.build();
        });
    }
}
