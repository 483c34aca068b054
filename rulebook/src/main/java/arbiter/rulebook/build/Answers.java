package arbiter.rulebook.build;

import arbiter.content.Nearest;
import arbiter.kernel.Refused;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** What was answered so far. A script asks it for one answer after another, and stops where one is still missing. */
public final class Answers {

    /** Ends a script where an answer is missing. */
    private static final class Open extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Open() {
            super(null, null, false, false);
        }
    }

    private static final int LONGEST_TEXT = 500;

    private final List<String> answers;
    private int given;
    private Optional<Question> open = Optional.empty();

    Answers(List<String> answers) {
        this.answers = answers;
    }

    <T> Optional<T> run(Function<Answers, T> script) {
        try {
            return Optional.of(script.apply(this));
        } catch (Open missing) {
            return Optional.empty();
        }
    }

    Optional<Question> open() {
        return open;
    }

    public String text(String id, String prompt, List<Choice> suggestions) {
        String text = answer(new Question(id, prompt, Question.Form.TEXT, suggestions, 0, 0))
                .strip();
        if (text.isEmpty() || text.length() > LONGEST_TEXT) {
            throw new Refused("give a text of 1 to " + LONGEST_TEXT + " characters");
        }
        return text;
    }

    /** The id of one of the options. */
    public String option(String id, String prompt, List<Choice> options) {
        String answer = answer(new Question(id, prompt, Question.Form.OPTION, options, 0, 0));
        List<String> ids = options.stream().map(Choice::id).toList();
        Choice chosen = options.stream()
                .filter(option -> option.id().equals(answer))
                .findFirst()
                .orElseThrow(() -> new Refused(Nearest.unknown("option", answer, ids)));
        chosen.refusal().ifPresent(refusal -> {
            throw new Refused(refusal);
        });
        return chosen.id();
    }

    public int number(String id, String prompt, int least, int most) {
        String answer = answer(new Question(id, prompt, Question.Form.NUMBER, List.of(), least, most));
        if (!answer.matches("\\d{1,6}") || Integer.parseInt(answer) < least || Integer.parseInt(answer) > most) {
            throw new Refused("give a number from " + least + " to " + most + ", not '" + answer + "'");
        }
        return Integer.parseInt(answer);
    }

    /**
     * The same, with options that take some work. They are needed for the question at hand and for the latest answer;
     * earlier answers were looked at when they were given.
     */
    public String option(String id, Supplier<String> prompt, Supplier<List<Choice>> options) {
        return isSettled() ? answers.get(given++) : option(id, prompt.get(), options.get());
    }

    /** A number whose limit takes some work to find. */
    public int number(String id, String prompt, int least, IntSupplier most) {
        return isSettled() ? Integer.parseInt(answers.get(given++)) : number(id, prompt, least, most.getAsInt());
    }

    private boolean isSettled() {
        return given < answers.size() - 1;
    }

    /** Faces of dice, or something else that the reading understands; what it refuses is told. */
    public <T> T dice(String id, String prompt, List<Choice> options, int dice, Function<String, T> reading) {
        String answer = answer(new Question(id, prompt, Question.Form.DICE, options, dice, dice));
        try {
            return reading.apply(answer);
        } catch (IllegalArgumentException refusal) {
            throw new Refused(refusal.getMessage());
        }
    }

    private String answer(Question question) {
        if (given == answers.size()) {
            open = Optional.of(question);
            throw new Open();
        }
        return answers.get(given++);
    }
}
