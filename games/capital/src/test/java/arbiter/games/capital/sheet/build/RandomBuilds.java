package arbiter.games.capital.sheet.build;

import static arbiter.games.capital.Characters.BOOK;

import arbiter.dice.RandomStream;
import arbiter.games.capital.sheet.Build;
import arbiter.rulebook.build.Question;
import arbiter.rulebook.build.Questionnaire;

/** Answers the questions about a character by chance. */
public final class RandomBuilds {

    private RandomBuilds() {}

    /** A character of that Level, with every choice made by chance. */
    public static Build grown(int level, RandomStream random) {
        Build build = finished(Creation.with(BOOK), random);
        while (build.level() < level) {
            build = finished(LevelUp.of(build, BOOK), random);
        }
        return build;
    }

    private static Build finished(Questionnaire<Build> start, RandomStream random) {
        Questionnaire<Build> guide = start;
        while (guide.result().isEmpty()) {
            guide = guide.answer(answer(guide.question().orElseThrow(), random));
        }
        return guide.result().get();
    }

    private static String answer(Question step, RandomStream random) {
        return switch (step.form()) {
            case TEXT -> "Something \"odd\": #" + random.below(10);
            case NUMBER -> String.valueOf(step.least() + random.below(step.most() - step.least() + 1));
            case OPTION ->
                step.available().get(random.below(step.available().size())).id();
            case DICE -> dice(step.least(), random);
        };
    }

    private static String dice(int count, RandomStream random) {
        if (random.below(4) == 0) {
            return "minimum";
        }
        StringBuilder faces = new StringBuilder(String.valueOf(1 + random.below(6)));
        for (int i = 1; i < count; i++) {
            faces.append('+').append(1 + random.below(6));
        }
        return faces.toString();
    }
}
