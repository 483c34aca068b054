package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import arbiter.kernel.Call;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.List;

/**
 * One random table of a game. People try every kind of option and now and then speak up without being asked; after each
 * step the table is looked over: what every game keeps to, and what this one does.
 */
final class WildRun<S extends State<S>> {

    /** Somebody speaks up after one step in so many. */
    private static final int SPEAKING_UP = 6;

    /** One look in so many is at the whole view of the table, which takes longer than the rules of a step. */
    private static final int THOROUGHLY = 10;

    private final WildRunContract<S> wild;
    private final Game<S> game;
    private final int number;
    private final S state;
    private final Notebook<S> play;
    private final Notebook.Witness<S> witness;
    private final RandomStream callers;
    private int looks;

    WildRun(WildRunContract<S> wild, int number, S state, Notebook.Witness<S> witness) {
        this.wild = wild;
        this.game = wild.book().game();
        this.number = number;
        this.state = state;
        this.witness = witness;
        this.play = new Notebook<>(state, number, new KindsAgent<>(~number, wild::kind, wild.rareKinds()), witness);
        this.callers = new RandomStream(number + 1L);
    }

    /** Plays the table, and says how often it was looked over. */
    int play() {
        for (int step = 0; step < wild.steps() && game.ending(state).isEmpty(); step++) {
            play.step();
            game.advance(play);
            look();
            if (callers.below(SPEAKING_UP) == 0 && game.ending(state).isEmpty()) {
                speakUp();
            }
        }
        play.step();
        wild.afterwards(play, number);
        look();
        assertThat(wild.writtenAndRead(state)).isEqualTo(state);
        return looks;
    }

    private void speakUp() {
        List<Call> calls = game.calls(state);
        if (!calls.isEmpty()) {
            Call call = calls.get(callers.below(calls.size()));
            play.step();
            witness.called(state, call);
            game.call(play, call);
            look();
        }
    }

    private void look() {
        if (looks++ % THOROUGHLY == 0) {
            assertThat(state.copy()).isEqualTo(state).hasSameHashCodeAs(state);
            lookAtUnits(game.view(state, Viewer.GAMEMASTER));
        }
        wild.holds(state);
        witness.stands(state);
    }

    private void lookAtUnits(View view) {
        assertThat(view.units()).extracting(View.Unit::id).doesNotHaveDuplicates();
        for (View.Unit unit : view.units()) {
            assertThat(unit.name()).isNotBlank();
            assertThat(game.worth(state, unit.side())).isFinite();
            for (View.Bar bar : unit.bars()) {
                assertThat(bar.value()).as("%s of %s", bar.label(), unit.name()).isBetween(0, bar.maximum());
            }
        }
    }

    /** Counts the signs that every game has. */
    record Counting<S extends State<S>>(Uses uses, WildRunContract<S> wild) implements Notebook.Witness<S> {

        @Override
        public void threw(String label) {
            uses.count("threw " + label);
        }

        @Override
        public void chose(S state, Request<?> request, Option option) {
            uses.count("asked " + request.label());
            uses.count("chose " + request.label() + " " + wild.kind(option));
        }

        @Override
        public void called(S state, Call call) {
            uses.count("called " + wild.kind(call.option()));
        }

        @Override
        public void happened(S state, Event<S> event, String line) {
            uses.count("told " + event.getClass().getSimpleName());
        }
    }
}
