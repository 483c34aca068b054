package arbiter.interpreters.scripted;

import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Words of a command that its option does not have: they answer the questions after it, such as whom to attack or where
 * to move, each as soon as somebody is asked who may decide for the command. Never changes.
 */
public record FollowingWords(Decider decider, List<String> words) {

    public static final FollowingWords NONE = new FollowingWords(Decider.GAMEMASTER, List.of());

    /** The answer among these words, as its id or its place is written. */
    public Optional<String> answer(Request<?> request) {
        if (!mayAnswer(request)) {
            return Optional.empty();
        }
        Optional<String> best = Optional.empty();
        int most = 0;
        for (Option option : request.options()) {
            int said = said(option);
            if (said > most) {
                most = said;
                best = Optional.of(option.id());
            }
        }
        return best.isPresent() || !request.free()
                ? best
                : words.stream().filter(OptionWords::isPlace).findFirst();
    }

    /** What is told where words are left that nobody asked about. */
    public static String unused(String command, Collection<String> words) {
        return "nothing that was asked after '" + command + "' is called '" + String.join(" ", words)
                + "'; where there is only one way, nobody asks";
    }

    private boolean mayAnswer(Request<?> request) {
        return !words.isEmpty()
                && !request.quiet()
                && !request.command()
                && request.decider().equals(decider);
    }

    /** Without the words of that answer. */
    public FollowingWords after(Request<?> request, String answer) {
        Option option = request.accept(answer);
        Set<String> own = OptionWords.telling(option.id() + " " + option.text() + " " + unit(option) + " " + answer);
        return new FollowingWords(
                decider, words.stream().filter(word -> !own.contains(word)).toList());
    }

    /** How many of the words name that option: its whole id, or the whole id of the unit it points at. */
    private int said(Option option) {
        Set<String> id = OptionWords.telling(option.id());
        Set<String> unit = OptionWords.telling(unit(option));
        if (!id.isEmpty() && words.containsAll(id)) {
            return id.size();
        }
        return !unit.isEmpty() && words.containsAll(unit) ? unit.size() : 0;
    }

    private static String unit(Option option) {
        return option.pointer().orElse(null) instanceof Pointer.Unit unit ? unit.id() : "";
    }
}
