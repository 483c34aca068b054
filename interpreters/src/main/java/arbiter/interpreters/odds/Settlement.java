package arbiter.interpreters.odds;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * All points that steps lead to from a start, each once, up to the ends. What the choices on the way are worth is known
 * only when it is known what comes of the ends.
 */
final class Settlement<S, W> {

    /** Steps on one path. */
    private static final int LONGEST = 400;

    private final StepPoint<S, W> start;
    private final List<StepPoint<S, W>> ends;
    private final boolean choices;
    private final StepOrder<S, W> met;

    /** The choices are whether any are made on the way, and the points are in the order in which they were met. */
    Settlement(StepPoint<S, W> start, List<StepPoint<S, W>> ends, boolean choices, StepOrder<S, W> met) {
        this.met = met;
        this.start = start;
        this.ends = ends;
        this.choices = choices;
    }

    /** Whether somebody chooses on the way; if nobody does, only the chances count. */
    boolean hasChoices() {
        return choices;
    }

    StepPoint<S, W> start() {
        return start;
    }

    List<StepPoint<S, W>> ends() {
        return ends;
    }

    /** What comes of it all by best play, from what comes of each end. */
    <R> Tally<R, W> outcome(List<Tally<R, W>> ofEnds, PathWeights<W> weights) {
        List<StepPoint<S, W>> order = order();
        if (choices) {
            choose(order, ofEnds, weights);
        }
        start.reached(weights.one(), weights);
        for (int i = 0; i < order.size(); i++) {
            StepPoint<S, W> point = order.get(i);
            if (point.onward() != null && point.weight() != null) {
                W share = point.weight();
                Fork.reached(
                        point.onward(),
                        point.isRepeated() ? weights.repeated(share, again(point, weights)) : share,
                        weights);
            }
        }
        Tally<R, W> outcome = new Tally<>(weights);
        for (int i = 0; i < ends.size(); i++) {
            if (ends.get(i).weight() != null) {
                outcome.add(ofEnds.get(i), ends.get(i).weight());
            }
        }
        return outcome;
    }

    /** Makes the choices, from the ends backwards. */
    private <R> void choose(List<StepPoint<S, W>> order, List<Tally<R, W>> ofEnds, PathWeights<W> weights) {
        for (int i = 0; i < ends.size(); i++) {
            ends.get(i).worth(ofEnds.get(i).value());
        }
        for (int i = order.size() - 1; i >= 0; i--) {
            if (order.get(i).onward() != null) {
                value(order.get(i), weights);
            }
        }
    }

    /** The points in an order in which each comes after all that lead to it. */
    private List<StepPoint<S, W>> order() {
        if (!met.isBroken()) {
            return met.points();
        }
        List<StepPoint<S, W>> backwards = new ArrayList<>();
        visit(start, null, 0, backwards);
        Collections.reverse(backwards);
        return backwards;
    }

    /** A step that leads back to where it began is worth what all its other ways are, by their shares of the rest. */
    private static <S, W> void value(StepPoint<S, W> point, PathWeights<W> weights) {
        double value = Fork.valueOf(point.onward()); // the point itself is worth nothing yet
        double again = point.isRepeated() ? weights.number(again(point, weights)) : 0;
        point.worth(value / (1 - again));
    }

    private static <S, W> W again(StepPoint<S, W> point, PathWeights<W> weights) {
        W again = Fork.chanceOf(point, point.onward(), weights.one(), weights.none(), weights);
        if (weights.number(again) >= 1) {
            throw new EnumerationLimit();
        }
        return again;
    }

    /**
     * The points in an order in which each comes after all that it leads to. Dice may lead straight back to the point
     * they are thrown at; refused if a way back goes by other points or choices.
     */
    private static <S, W> void visit(
            StepTarget<S, W> lead, StepPoint<S, W> from, int before, List<StepPoint<S, W>> order) {
        if (lead instanceof Fork<S, W> fork) {
            for (StepTarget<S, W> next : fork.leads()) {
                visit(next, from, before, order);
            }
            return;
        }
        StepPoint<S, W> point = (StepPoint<S, W>) lead;
        if (point == from && point.onward() instanceof Fork && !Fork.hasChoice(point.onward())) {
            point.repeat();
            return;
        }
        if (point.visit() == StepPoint.Visit.UNDER_WAY || before == LONGEST) {
            throw new EnumerationLimit();
        }
        if (point.visit() == StepPoint.Visit.NONE) {
            point.visited(StepPoint.Visit.UNDER_WAY);
            if (point.onward() != null) {
                visit(point.onward(), point, before + 1, order);
            }
            point.visited(StepPoint.Visit.DONE);
            order.add(point);
        }
    }
}
