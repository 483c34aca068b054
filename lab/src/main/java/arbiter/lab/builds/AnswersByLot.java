package arbiter.lab.builds;

import arbiter.dice.RandomStream;
import arbiter.kernel.Refused;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.Question;
import arbiter.rulebook.build.Questionnaire;
import java.util.List;
import java.util.Optional;

/** Answers the questions of a desk by lot, with what is legal. */
public final class AnswersByLot {

    private static final int MOST_ANSWERS = 600;

    private AnswersByLot() {}

    /** What the questions led to, unless they ran into something that cannot be answered. */
    public static Optional<String> finish(Questionnaire<String> questions, RandomStream random) {
        Questionnaire<String> at = questions;
        for (int i = 0; i < MOST_ANSWERS && at.question().isPresent(); i++) {
            try {
                at = at.answer(answer(at.question().get(), random));
            } catch (Refused stuck) {
                return Optional.empty();
            }
        }
        return at.result();
    }

    private static String answer(Question question, RandomStream random) {
        List<Choice> open = question.available();
        return switch (question.form()) {
            case OPTION -> {
                if (open.isEmpty()) {
                    throw new Refused("nothing can be chosen here");
                }
                yield open.get(random.below(open.size())).id();
            }
            case NUMBER -> "" + (question.least() + random.below(question.most() - question.least() + 1));
            case TEXT ->
                open.isEmpty()
                        ? "Somebody"
                        : open.get(random.below(open.size())).id();
            case DICE ->
                open.isEmpty() ? "minimum" : open.get(random.below(open.size())).id();
        };
    }
}
