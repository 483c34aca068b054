package arbiter.testkit;

import arbiter.dice.Draw;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;

/**
 * Keeps to itself what a rule says about parts that stand by themselves: odds asked through it follow every path, to be
 * compared with those that take steps together.
 */
public record EveryPath<S>(Play<S> play) implements Play<S> {

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
    public void emit(Event<S> event) {
        play.emit(event);
    }
}
