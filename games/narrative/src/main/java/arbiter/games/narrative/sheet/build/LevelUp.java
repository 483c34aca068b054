package arbiter.games.narrative.sheet.build;

import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.Handbook;
import arbiter.rulebook.build.Questionnaire;

/** Leads through what is bought with experience from play: ranks and talents. Ledger: NAR-CHAR-3, NAR-CHAR-8. */
public final class LevelUp {

    private static final int MOST_EARNED = 500;

    private LevelUp() {}

    public static Questionnaire<Build> of(Build build, Handbook book) {
        return Questionnaire.of(ask -> {
            int more = ask.number(
                    "earned",
                    build.name() + " has earned " + build.earned() + " experience. How much more?",
                    1,
                    MOST_EARNED);
            Bench bench = new Bench(ask, book, build.earning(more));
            ExperienceShop.run(bench, false);
            return bench.build();
        });
    }
}
