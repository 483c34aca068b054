package arbiter.rulebook.build;

import arbiter.kernel.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Leads through questions one by one until there is a result. A guide never changes: each answer makes a new one, so
 * going back is keeping the old one.
 */
public final class Guide<T> {

    private final Function<Interview, T> script;
    private final List<String> answers;
    private final Optional<Step> step;
    private final Optional<T> result;

    private Guide(Function<Interview, T> script, List<String> answers) {
        this.script = script;
        this.answers = List.copyOf(answers);
        Interview interview = new Interview(this.answers);
        this.result = interview.run(script);
        this.step = interview.pending();
    }

    public static <T> Guide<T> through(Function<Interview, T> script) {
        return new Guide<>(script, List.of());
    }

    /** The question to be answered next; none when there is a result. */
    public Optional<Step> step() {
        return step;
    }

    public Optional<T> result() {
        return result;
    }

    public List<String> answers() {
        return answers;
    }

    /** The guide after this answer; an answer that is not legal is refused with the reason. */
    public Guide<T> answer(String answer) {
        if (step.isEmpty()) {
            throw new Refused("everything is answered");
        }
        List<String> more = new ArrayList<>(answers);
        more.add(answer);
        return new Guide<>(script, more);
    }

    /** The guide before the last answer. */
    public Guide<T> back() {
        return answers.isEmpty() ? this : new Guide<>(script, answers.subList(0, answers.size() - 1));
    }
}
