package arbiter.interpreters.situation;

import arbiter.interpreters.preview.Forecast;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.scripted.FollowingWords;
import arbiter.interpreters.scripted.ScriptBroken;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.rulebook.Command;
import java.util.function.UnaryOperator;

/** What the next command of a situation would lead to, with the answers that a run of it would give. */
public final class CommandOdds<S extends State<S>> {

    private final Command command;
    private final Option option;
    private final Preview<S> preview;
    private final FileAnswers answers;
    private final Misunderstandings misunderstandings;

    CommandOdds(
            Command command,
            Option option,
            Preview<S> preview,
            FileAnswers answers,
            Misunderstandings misunderstandings) {
        this.command = command;
        this.option = option;
        this.preview = preview;
        this.answers = answers;
        this.misunderstandings = misunderstandings;
    }

    /** The option that the command's words mean. */
    public Option option() {
        return option;
    }

    /** As the file answers, and by default where it says nothing. */
    public Outlook asWritten() {
        return forecast(asked -> asked, 0).outlook();
    }

    /**
     * Asked otherwise; what the file answers stands. The best answers of others are looked for on so many ways at the
     * most.
     */
    public Forecast forecast(UnaryOperator<Preview<S>> how, long mostAnswered) {
        try {
            Forecast forecast = how.apply(preview).answering(answers).forecast(mostAnswered);
            misunderstandings.throwIfNever();
            if (!misunderstandings.unsaid().isEmpty()) {
                throw new ScriptBroken(FollowingWords.unused(command.words(), misunderstandings.unsaid()));
            }
            return forecast;
        } catch (ScriptBroken | Refused broken) {
            throw command.node().problem(broken.getMessage());
        }
    }
}
