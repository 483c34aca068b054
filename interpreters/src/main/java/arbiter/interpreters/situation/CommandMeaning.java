package arbiter.interpreters.situation;

import arbiter.content.ContentProblems;
import arbiter.content.Nearest;
import arbiter.interpreters.scripted.FollowingWords;
import arbiter.interpreters.scripted.OptionWords;
import arbiter.interpreters.scripted.OptionWords.Meaning;
import arbiter.interpreters.scripted.TypedOptions;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.rulebook.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the option that a command's words mean; what they do not mean is told where it stands in the file. */
public final class CommandMeaning {

    /** An option, and words for the questions that follow from it. */
    public record Meant(Option option, FollowingWords words) {}

    private CommandMeaning() {}

    /** Among the options of the question that waits for a command. */
    public static Meant option(Command command, Request<?> request) {
        Decider decider = request.decider();
        command.unit().filter(unit -> !unit.equals(decider.id())).ifPresent(unit -> {
            throw command.node().problem("it is for " + decider.id() + " to act now, not for " + unit);
        });
        return freely(command, request)
                .map(option -> new Meant(option, FollowingWords.NONE))
                .orElseGet(() -> among("command", command, decider, request.options()));
    }

    /** Among what the command's unit may call for just now. */
    static Meant call(Command command, List<Call> calls) {
        Decider decider = new Decider(command.unit().orElseThrow());
        List<Option> options = calls.stream()
                .filter(call -> call.decider().equals(decider))
                .map(Call::option)
                .toList();
        return among("call", command, decider, options);
    }

    /** Places that can be named without having been listed. */
    private static Optional<Option> freely(Command command, Request<?> request) {
        if (!request.free() || OptionWords.read(request.options(), command.words()) instanceof Meaning.One<?>) {
            return Optional.empty();
        }
        try {
            return Optional.of(request.accept(command.words()));
        } catch (Refused refused) {
            return Optional.empty();
        }
    }

    private static Meant among(String what, Command command, Decider decider, List<? extends Option> options) {
        Meaning<Option> meaning = OptionWords.read(options, command.words());
        if (meaning instanceof Meaning.One<Option> one) {
            return new Meant(one.option(), new FollowingWords(decider, one.rest()));
        }
        if (meaning instanceof Meaning.Several<Option> several) {
            throw command.node()
                    .problem("'" + command.words() + "' may mean several things; say which:"
                            + TypedOptions.list(several.options(), options));
        }
        throw unknown(what, command, decider, options);
    }

    private static ContentProblems unknown(
            String what, Command command, Decider decider, List<? extends Option> options) {
        List<String> typed = TypedOptions.lines(options);
        List<String> known = new ArrayList<>(typed);
        options.forEach(option -> known.add(option.id()));
        String near = Nearest.to(command.words(), known)
                .map(nearest -> "; did you mean '" + nearest + "'?")
                .orElse(";");
        String offered = typed.isEmpty()
                ? " there is nothing " + decider.id() + " can " + (what.equals("call") ? "call for" : "do") + " now"
                : " " + decider.id() + " can " + (what.equals("call") ? "call for:" : "do:")
                        + TypedOptions.list(options, options);
        return command.node().problem("unknown " + what + " '" + command.words() + "'" + near + offered);
    }
}
