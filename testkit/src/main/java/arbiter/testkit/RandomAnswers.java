package arbiter.testkit;

import arbiter.dice.RandomStream;
import arbiter.kernel.Refused;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.Question;
import arbiter.rulebook.build.Questionnaire;
import java.util.List;

/** Answers the questions about a character by chance, until there is a result; what is refused is answered anew. */
public final class RandomAnswers {

    private static final int MOST_TRIES = 2_000;

    /** After so many refusals it goes back to the question before. */
    private static final int PATIENCE = 30;

    /** Numbers above this are rare: whoever has much to spend is asked for long. */
    private static final int LARGE = 7;

    private static final int ENOUGH = 12;
    private static final String DONE = "done";

    private final RandomStream random;

    public RandomAnswers(RandomStream random) {
        this.random = random;
    }

    public <T> T finish(Questionnaire<T> start) {
        Questionnaire<T> guide = start;
        int refusals = 0;
        for (int tries = 0; tries < MOST_TRIES && guide.result().isEmpty(); tries++) {
            Question question = guide.question().orElseThrow();
            if (leadsNowhere(question)) {
                guide = guide.back();
                continue;
            }
            try {
                guide = guide.answer(answer(question));
                refusals = 0;
            } catch (Refused refusal) {
                if (refusal.getMessage().isBlank()) {
                    throw new AssertionError("refused without a reason: " + guide.question(), refusal);
                }
                guide = ++refusals % PATIENCE == 0 ? guide.back() : guide;
            }
        }
        String open = guide.question().map(Question::prompt).orElse("");
        return guide.result().orElseThrow(() -> new AssertionError("no end of questions: " + open));
    }

    /** Whether everything that could be answered is ruled out by what was said before. */
    private static boolean leadsNowhere(Question question) {
        return question.form() == Question.Form.OPTION && question.available().isEmpty();
    }

    private String answer(Question question) {
        return switch (question.form()) {
            case TEXT -> random.below(2) == 0 ? "somebody" : "Something \"odd\": #" + random.below(10);
            case NUMBER -> {
                int room = question.most() - question.least() + 1;
                yield String.valueOf(
                        question.least() + random.below(random.below(LARGE) == 0 ? room : Math.min(LARGE, room)));
            }
            case OPTION -> option(question.available());
            case DICE -> dice(question.least());
        };
    }

    /** Now and then enough is enough. */
    private String option(List<Choice> available) {
        boolean mayEnd = available.stream().anyMatch(choice -> choice.id().equals(DONE));
        return mayEnd && random.below(ENOUGH) == 0
                ? DONE
                : available.get(random.below(available.size())).id();
    }

    private String dice(int count) {
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
