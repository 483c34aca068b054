package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.Handbook;
import arbiter.rulebook.build.Questionnaire;

/** Leads through what is bought with more GP: new powers, higher Levels, upgrades. Ledger: GG-CHR-5, GG-CST-13. */
public final class LevelUp {

    private static final int MOST_GP = 100;

    private LevelUp() {}

    public static Questionnaire<Build> of(Build build, Handbook book) {
        int before = build.budget()
                .orElseGet(() -> Sheet.of(build, book).totals().get("gp-spent").total());
        return Questionnaire.of(ask -> {
            int more = ask.number("gp", build.name() + " has " + before + " GP. How many more?", 1, MOST_GP);
            Bench bench = new Bench(ask, book, build.withGp(before + more));
            PowerShop.run(bench);
            return bench.build();
        });
    }
}
