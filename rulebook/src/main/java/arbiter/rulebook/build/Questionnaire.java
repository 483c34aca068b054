package arbiter.rulebook.build;

import arbiter.kernel.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Questions one by one until there is a result. A questionnaire never changes: each answer makes a new one, so going
 * back is keeping the old one.
 */
public final class Questionnaire<T> {

    private final Function<Answers, T> script;
    private final List<String> given;
    private final Optional<Question> question;
    private final Optional<T> result;

    private Questionnaire(Function<Answers, T> script, List<String> given) {
        this.script = script;
        this.given = List.copyOf(given);
        Answers answers = new Answers(this.given);
        this.result = answers.run(script);
        this.question = answers.open();
    }

    /** A script asks for answers and makes a result of them. */
    public static <T> Questionnaire<T> of(Function<Answers, T> script) {
        return new Questionnaire<>(script, List.of());
    }

    /** The question to be answered next; none when there is a result. */
    public Optional<Question> question() {
        return question;
    }

    public Optional<T> result() {
        return result;
    }

    public List<String> answers() {
        return given;
    }

    /** The questionnaire after this answer; an answer that is not legal is refused with the reason. */
    public Questionnaire<T> answer(String answer) {
        if (question.isEmpty()) {
            throw new Refused("everything is answered");
        }
        List<String> more = new ArrayList<>(given);
        more.add(answer);
        return new Questionnaire<>(script, more);
    }

    /** The questionnaire before the last answer. */
    public Questionnaire<T> back() {
        return given.isEmpty() ? this : new Questionnaire<>(script, given.subList(0, given.size() - 1));
    }

    /** The same questions with something else made of the result. */
    public <R> Questionnaire<R> map(Function<T, R> then) {
        return new Questionnaire<>(script.andThen(then), given);
    }
}
