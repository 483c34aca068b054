package arbiter.kernel;

import arbiter.dice.Both;
import arbiter.dice.Draw;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * All that a rule may do to the world: draw a random result, let somebody choose, emit what happened. How these are
 * carried out (live, simulated, enumerated, scripted) is the interpreter's business and never the rule's.
 */
public interface Play<S> {

    /** The table as it is now; read freely, changed only by {@link #emit}. */
    S state();

    /** A random result, under a label of the form {@code procedure.step}. */
    <T> T draw(String label, Draw<T> draw);

    /** A random result of which only so much matters from now on; the odds take those together that are equal in it. */
    default <T> T draw(String label, Draw<T> draw, Function<T, ?> mattering) {
        return draw(label, draw);
    }

    /** Two results in a row of which only so much matters, of both together; the odds take equal pairs together. */
    default <T> Both<T, T> drawBoth(String first, String second, Draw<T> draw, BiFunction<T, T, ?> mattering) {
        T one = draw(first, draw);
        return new Both<>(one, draw(second, draw));
    }

    /** Somebody's decision for one of the options offered. */
    <O extends Option> O choose(Request<O> request);

    /** Something happened: the event changes the state and becomes part of the log. */
    void emit(Event<S> event);

    /**
     * Takes one step after the other until things are settled, such as dice that are thrown again and again. A step
     * depends on how things stand, on the state, and on what was before all of them; so does everything afterwards. How
     * things stand never changes and has an equality: what goes on alike is equal. The odds take equal steps once.
     */
    default <T> T settle(String label, T start, Predicate<T> settled, UnaryOperator<T> step) {
        T now = start;
        while (!settled.test(now)) {
            now = step.apply(now);
        }
        return now;
    }

    /** A part of a rule after which everything depends on the state and on what was before; the odds keep it apart. */
    default void apart(String label, Runnable part) {
        settle(label, false, done -> done, open -> {
            part.run();
            return true;
        });
    }

    /**
     * A part of a rule after which everything depends on what it comes to, on the state and on what was before; the odds
     * take it once. What it comes to never changes and has an equality, as in {@link #settle}.
     */
    default <T> T once(String label, Supplier<T> part) {
        return settle(label, Optional.<T>empty(), Optional::isPresent, open -> Optional.of(part.get()))
                .orElseThrow();
    }

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
    default boolean confirm(Decider decider, String label, Supplier<String> prompt) {
        return choose(Request.one(decider, label, YesNo.BOTH).asking(prompt).otherwise(YesNo.NO)) == YesNo.YES;
    }
}
