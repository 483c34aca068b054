package arbiter.kernel;

import arbiter.dice.Draw;
import java.util.ArrayList;
import java.util.List;

/**
 * All that a rule may do to the world: draw a random result, let somebody choose, emit what happened. How these are
 * carried out (live, simulated, enumerated, scripted) is the interpreter's business and never the rule's.
 */
public interface Play<S> {

    /** The table as it is now; read freely, changed only by {@link #emit}. */
    S state();

    /** A random result, under a label of the form {@code procedure.step}. */
    <T> T draw(String label, Draw<T> draw);

    /** Somebody's decision for one of the options offered. */
    <O extends Option> O choose(Request<O> request);

    /** Something happened: the event changes the state and becomes part of the log. */
    void emit(Event<S> event);

    /**
     * Begins a stretch of a rule that comes to the same points by many ways, such as dice thrown again; {@link #reach}
     * names these points, with the number of the stretch. Only the odds take notice.
     */
    default int begin(String label) {
        return 0;
    }

    /**
     * A point of that stretch: from here on all depends on the state, on what was before the stretch, and on this
     * situation, which has an equality. The odds go on from equal ones only once.
     */
    default void reach(int stretch, java.util.function.Supplier<?> situation) {}

    /** Somebody's decision for some of the options, between the request's least and most; in the order picked. */
    default <O extends Option> List<O> chooseSome(Request<O> request) {
        Picks<O> picks = Picks.of(request);
        while (picks.unfinished()) {
            picks = picks.with(choose(picks.next()));
        }
        return picks.picked();
    }

    /**
     * Independent decisions of several people: asked together, answered in any order, revealed together. The answers
     * stand in the order of the requests.
     */
    default <O extends Option> List<O> chooseTogether(List<Request<O>> requests) {
        List<O> answers = new ArrayList<>(requests.size());
        for (Request<O> request : requests) {
            answers.add(choose(request));
        }
        return answers;
    }

    /** Yes or no; no unless somebody says otherwise. */
    default boolean confirm(Decider decider, String label, java.util.function.Supplier<String> prompt) {
        return choose(Request.one(decider, label, YesNo.BOTH).asking(prompt).otherwise(YesNo.NO)) == YesNo.YES;
    }
}
