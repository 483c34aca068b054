package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.Handbook;
import arbiter.games.gladiators.sheet.Merit;
import arbiter.rulebook.build.Answers;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.Questionnaire;
import java.util.List;
import java.util.OptionalInt;

/** Leads through the making of a character: disadvantages, advantages, then powers. Ledger: GG-CHR-1, GG-CHR-5, GG-ADV-1. */
public final class Creation {

    private static final int MOST_GP = 500;

    private Creation() {}

    /** The questions; the result is legal. */
    public static Questionnaire<Build> of(Handbook book) {
        return Questionnaire.of(ask -> create(ask, book));
    }

    private static Build create(Answers ask, Handbook book) {
        String name = ask.text("name", "What is the character called?", List.of());
        boolean minor = ask.option(
                        "standing",
                        "Somebody with a name and a story, or one of many?",
                        List.of(Choice.of("major", "a hero or a villain"), Choice.of("minor", "one of many")))
                .equals("minor");
        int gp = ask.number("gp", "How many GP? 40 are usual for a first hero.", 1, MOST_GP);
        Build empty = new Build(
                Build.Kind.GLADIATOR,
                "",
                name,
                minor ? Build.Standing.MINOR : Build.Standing.MAJOR,
                OptionalInt.of(gp),
                List.of(),
                List.of(),
                "");
        Bench bench = new Bench(ask, book, empty);
        TraitShop.run(bench, Merit.DISADVANTAGE, minor ? 0 : 1, 4);
        TraitShop.run(bench, Merit.ADVANTAGE, minor ? 0 : 2, 5);
        PowerShop.run(bench);
        return bench.build();
    }
}
