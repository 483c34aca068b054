package arbiter.games.capital.gear;

import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.TableRules;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/**
 * Changing what is in hand, as an Instant once per turn: draw, stow, drop and pick up in any combination. Ledger:
 * CAP-EQ-1, CAP-EQ-2, CAP-AMB-74, CAP-AMB-100.
 */
public record ChangeHands(Combatant unit) implements CapitalAct {

    /** Leaves a thing where the unit stands. */
    private record Drop(Holdable thing) implements Option {

        @Override
        public String id() {
            return "drop:" + thing.id();
        }

        @Override
        public String text() {
            return "Drop the " + thing.gear().name();
        }
    }

    private record Enough() implements Option {

        @Override
        public String id() {
            return "enough";
        }

        @Override
        public String text() {
            return "That is all, stow the rest";
        }

        @Override
        public boolean declines() {
            return true;
        }
    }

    public static void offer(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        boolean free = state.isPeace();
        if ((free || unit.hands().changedInTurn() != state.turns()) && hasThings(state.rules(), unit)) {
            menu.add(new ChangeHands(unit));
        }
    }

    /** Something to take in hand, or in hand and to be dropped or stowed. */
    private static boolean hasThings(TableRules rules, Combatant unit) {
        for (int i = 0; i < unit.profile().weapons().size(); i++) {
            if (Holdable.weapon(rules, unit, i).isPresent()) {
                return true;
            }
        }
        for (int i = 0; i < unit.profile().items().size(); i++) {
            if (Holdable.item(unit, i).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** Whether nothing can be taken in hand, so that all there is to do is to drop or stow what is there. */
    public boolean onlyEmpties(TableRules rules) {
        for (Holdable thing : Holdable.of(rules, unit)) {
            if (!thing.held()) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String id() {
        return "hands";
    }

    @Override
    public String text() {
        return "Change what you hold";
    }

    @Override
    public boolean isAction() {
        return false;
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        List<Holdable> left = Holdable.of(play.state().rules(), unit);
        List<Holdable> taken = new ArrayList<>();
        List<Holdable> dropped = new ArrayList<>();
        Option chosen = next(play, left, free(taken));
        while (!(chosen instanceof Enough)) {
            Holdable thing = chosen instanceof Drop drop ? drop.thing() : (Holdable) chosen;
            (chosen instanceof Drop ? dropped : taken).add(thing);
            left.remove(thing);
            chosen = next(play, left, free(taken));
        }
        play.emit(new HandsChanged(
                unit.id(), places(taken, true), places(taken, false), places(dropped, true), places(dropped, false)));
    }

    private int free(List<Holdable> taken) {
        int free = unit.profile().hands();
        for (Holdable thing : taken) {
            free -= thing.hands();
        }
        return free;
    }

    private Option next(Play<CapitalState> play, List<Holdable> left, int free) {
        List<Option> options = new ArrayList<>();
        for (Holdable thing : left) {
            if (thing.hands() <= free) {
                options.add(thing);
            }
        }
        for (Holdable thing : left) {
            if (thing.held()) {
                options.add(new Drop(thing));
            }
        }
        if (options.isEmpty()) {
            return new Enough();
        }
        options.add(new Enough());
        return play.choose(Request.one(unit.decider(), "hands.take", options)
                .asking(() -> unit.name() + " has " + free + " hands free. What goes into them?"));
    }

    private static List<Integer> places(List<Holdable> things, boolean weapons) {
        List<Integer> places = new ArrayList<>();
        for (Holdable thing : things) {
            if (thing.weapon() == weapons) {
                places.add(thing.index());
            }
        }
        return places;
    }
}
