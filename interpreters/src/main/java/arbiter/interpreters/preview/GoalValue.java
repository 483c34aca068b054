package arbiter.interpreters.preview;

import arbiter.kernel.Game;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;

/** What a way is worth for a goal: the side that considers an answer wants it high. */
final class GoalValue<S extends State<S>> {

    private final Game<S> game;
    private final Goal goal;
    private final String side;
    private final Difference<S> difference;
    private final boolean isBar;

    GoalValue(Game<S> game, Goal goal, String side, View before, Difference<S> difference) {
        this.game = game;
        this.goal = goal;
        this.side = side;
        this.difference = difference;
        this.isBar = before.units().stream().anyMatch(unit -> goal.measure().startsWith(unit.id() + " "));
    }

    double of(Consequence<S> consequence) {
        double value = switch (goal.kind()) {
            case WORTH -> game.worth(consequence.end(), side);
            case STANDS -> stands(consequence.end()) ? 1 : 0;
            case LOSS -> -difference.of(consequence).numbers().getOrDefault(goal.measure(), 0);
            case MEASURE -> measured(consequence);
        };
        return goal.wanted() ? value : -value;
    }

    private boolean stands(S state) {
        return game.glance(state, Viewer.GAMEMASTER)
                .unit(goal.measure())
                .filter(unit -> unit.out().isEmpty())
                .isPresent();
    }

    private double measured(Consequence<S> consequence) {
        Boolean fact = consequence.facts().get(goal.measure());
        if (fact != null) {
            return fact ? 1 : 0;
        }
        Integer number = consequence.numbers().get(goal.measure());
        if (number != null) {
            return number;
        }
        if (!goal.measure().contains(" ")) {
            return 0; // neither of a unit nor of a side
        }
        Change change = difference.of(consequence);
        if (change.news().contains(goal.measure())) {
            return 1;
        }
        int moved = change.numbers().getOrDefault(goal.measure(), 0);
        return isBar ? Math.abs(moved) : moved;
    }
}
