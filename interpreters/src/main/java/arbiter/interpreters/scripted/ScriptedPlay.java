package arbiter.interpreters.scripted;

import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Thrower;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Runs rules by a script. What the script does not mention at all is left to the {@link Unscripted}; dice that run out in
 * the middle, and options that are not offered, break it.
 */
public final class ScriptedPlay<S> implements Play<S> {

    /** What happens where the script says nothing. */
    public interface Unscripted<S> {

        /** The dice for a draw the script does not mention. */
        Thrower dice(String label);

        /** The answer to a request the script does not mention: option ids. */
        <O extends Option> List<O> answer(S state, Request<O> request);
    }

    /** Something that happened, with its line as it read at that moment. */
    public record Told<S>(Event<S> event, String text) {}

    private final S state;
    private final Script script;
    private final Unscripted<S> unscripted;
    private final List<Told<S>> log = new ArrayList<>();

    public ScriptedPlay(S state, Script script, Unscripted<S> unscripted) {
        this.state = state;
        this.script = script;
        this.unscripted = unscripted;
    }

    public List<Told<S>> log() {
        return Collections.unmodifiableList(log);
    }

    @Override
    public S state() {
        return state;
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        if (!script.rolls(label)) {
            return draw.roll(unscripted.dice(label));
        }
        return draw.roll(die -> face(label, die));
    }

    private int face(String label, Die die) {
        int face = script.nextFace(label)
                .orElseThrow(() -> new ScriptBroken("dice are missing at '" + label
                        + "': the script has no more, and a " + die.name() + " is thrown"));
        if (face < 1 || face > die.sides()) {
            throw new ScriptBroken("no " + die.name() + " shows a " + face + ", as the script says at '" + label + "'");
        }
        return face;
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        return answers(request).get(0);
    }

    @Override
    public <O extends Option> List<O> chooseSome(Request<O> request) {
        return answers(request);
    }

    @Override
    public void emit(Event<S> event) {
        event.apply(state);
        if (event.isLogged()) {
            log.add(new Told<>(event, event.line(state).text()));
        }
    }

    private <O extends Option> List<O> answers(Request<O> request) {
        Optional<List<String>> scripted = script.nextChoice(request.label());
        if (scripted.isPresent()) {
            return read(request, scripted.get());
        }
        if (script.answers(request.label())) {
            throw new ScriptBroken("a choice is missing at '" + request.label() + "': the script has no more");
        }
        return unscripted.answer(state, request);
    }

    /** The options meant by those ids or texts; breaks the script where one is not offered. */
    public static <O extends Option> List<O> read(Request<O> request, List<String> wanted) {
        try {
            List<String> ids = wanted.stream()
                    .map(word -> Wording.option(request, word).map(Option::id).orElse(word))
                    .toList();
            return switch (request.kind()) {
                case SOME, ORDER -> request.acceptSome(ids);
                default -> List.of(request.accept(String.join(" ", ids)));
            };
        } catch (Refused refused) {
            throw new ScriptBroken(refused.getMessage());
        }
    }
}
