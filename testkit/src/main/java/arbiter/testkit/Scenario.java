package arbiter.testkit;

import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.dice.Draw;
import arbiter.dice.Thrower;
import arbiter.interpreters.odds.Odds;
import arbiter.interpreters.odds.Program;
import arbiter.interpreters.scripted.Script;
import arbiter.interpreters.scripted.ScriptBroken;
import arbiter.interpreters.scripted.ScriptedPlay;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.edit.Edits;
import java.util.List;
import java.util.Optional;

/**
 * A small table with every die and every choice laid out in advance. Strict: a draw or a choice that is not scripted
 * fails, and so does anything scripted that was not used. Quiet requests pass.
 */
public final class Scenario<S extends State<S>> implements Play<S> {

    private final Script script = new Script();
    private final ScriptedPlay<S> play;

    public Scenario(S state) {
        this.play = new ScriptedPlay<>(state, script, new NothingUnscripted<>());
    }

    public Scenario<S> dice(String label, int... faces) {
        script.dice(label, faces);
        return this;
    }

    public Scenario<S> choice(String label, String... options) {
        script.choice(label, options);
        return this;
    }

    /**
     * What the gamemaster changes by hand, as people can: the event of an edit that the game offers now, on a unit or the
     * table, with its values in YAML such as {@code {condition: prone, on: true}}. Refused if it is not offered.
     */
    public static <S extends State<S>> Event<S> edit(
            Rulebook<S> book, S state, String edit, Optional<String> unit, String values) {
        Problems problems = new Problems();
        Node node = Yaml.read(Source.text("values", values), problems);
        problems.throwIfAny();
        return Edits.of(book, state).event(edit, unit, node.map());
    }

    /** The lines of what happened. */
    public List<String> log() {
        return play.log().stream().map(ScriptedPlay.Told::text).toList();
    }

    public List<Event<S>> events() {
        return play.log().stream().map(ScriptedPlay.Told::event).toList();
    }

    /** The odds of something from here; the state is put back afterwards. */
    public <R> Odds<S, R> odds(Program<S, R> program) {
        return Odds.of(play.state(), program);
    }

    /** Fails if dice or choices are left over. */
    public void allUsed() {
        if (!script.unused().isEmpty()) {
            throw new AssertionError("not used: " + String.join("; ", script.unused()));
        }
    }

    @Override
    public S state() {
        return play.state();
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        return play.draw(label, draw);
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        return play.choose(request);
    }

    @Override
    public <O extends Option> List<O> chooseSome(Request<O> request) {
        return play.chooseSome(request);
    }

    @Override
    public void emit(Event<S> event) {
        play.emit(event);
    }

    private static final class NothingUnscripted<S> implements ScriptedPlay.Unscripted<S> {

        @Override
        public Thrower dice(String label) {
            throw new ScriptBroken("dice are thrown at '" + label + "', which the scenario does not script");
        }

        @Override
        public <O extends Option> List<O> answer(S state, Request<O> request) {
            if (request.quiet()) {
                return several(request) ? request.fallbackSome() : List.of(request.fallback());
            }
            throw new ScriptBroken("the scenario does not script the choice " + request);
        }

        private static boolean several(Request<?> request) {
            return request.kind() == Request.Kind.SOME || request.kind() == Request.Kind.ORDER;
        }
    }
}
