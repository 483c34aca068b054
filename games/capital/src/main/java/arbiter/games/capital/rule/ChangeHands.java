package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.HandsChanged;
import arbiter.games.capital.state.TableRules;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/**
 * Changing what is in hand, as an Instant once per turn: draw, stow, drop and pick up in any combination. Ledger:
 * CAP-EQ-1, CAP-EQ-2, CAP-AMB-74, CAP-AMB-100.
 */
record ChangeHands(Combatant unit) implements Deed {

    /** Leaves a thing where the unit stands. */
    private record Drop(Thing thing) implements Option {

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

    static void offer(CapitalState state, Combatant unit, List<Deed> menu) {
        boolean free = state.surroundings().isPeace();
        if ((free || unit.kit().handsChangedInTurn() != state.turns()) && hasOtherThings(state.rules(), unit)) {
            menu.add(new ChangeHands(unit));
        }
    }

    private static boolean hasOtherThings(TableRules rules, Combatant unit) {
        for (int i = 0; i < unit.profile().weapons().size(); i++) {
            if (!unit.holds(i) && Thing.weapon(rules, unit, i).isPresent()) {
                return true;
            }
        }
        for (int i = 0; i < unit.profile().items().size(); i++) {
            if (!unit.kit().holdsItem(i) && Thing.item(unit, i).isPresent()) {
                return true;
            }
        }
        return false;
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
    public void resolve(Play<CapitalState> play, Manner manner) {
        List<Thing> left = Thing.of(play.state().rules(), unit);
        List<Thing> taken = new ArrayList<>();
        List<Thing> dropped = new ArrayList<>();
        Option chosen = next(play, left, free(taken));
        while (!(chosen instanceof Enough)) {
            Thing thing = chosen instanceof Drop drop ? drop.thing() : (Thing) chosen;
            (chosen instanceof Drop ? dropped : taken).add(thing);
            left.remove(thing);
            chosen = next(play, left, free(taken));
        }
        play.emit(new HandsChanged(unit.id(), places(taken, true), places(taken, false), places(dropped, true)));
    }

    private int free(List<Thing> taken) {
        int free = unit.profile().hands();
        for (Thing thing : taken) {
            free -= thing.hands();
        }
        return free;
    }

    private Option next(Play<CapitalState> play, List<Thing> left, int free) {
        List<Option> options = new ArrayList<>();
        for (Thing thing : left) {
            if (thing.hands() <= free) {
                options.add(thing);
            }
        }
        for (Thing thing : left) {
            if (thing.held() && thing.weapon()) {
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

    private static List<Integer> places(List<Thing> things, boolean weapons) {
        List<Integer> places = new ArrayList<>();
        for (Thing thing : things) {
            if (thing.weapon() == weapons) {
                places.add(thing.index());
            }
        }
        return places;
    }
}
