package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.unit.Ints;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The turn order, the place that comes next in it, turns that come before the order goes on (after double sixes, or a
 * Surge), in which order units are asked, as places of the list of units, and who has come in and is still to roll for a
 * place. Ledger: CAP-INIT-1, CAP-AMB-84.
 */
public record TurnSequence(List<Slot> order, int slot, List<String> extraTurns, Ints precedence, List<String> arriving)
        implements Part {

    public static final TurnSequence NONE = new TurnSequence(List.of(), 0, List.of(), Ints.EMPTY, List.of());

    /** From that place on. */
    public static TurnSequence of(List<Slot> order, int slot) {
        return new TurnSequence(List.copyOf(order), slot, List.of(), Ints.EMPTY, List.of());
    }

    /** Further turns of a unit come first. */
    public static void grantTurns(CapitalState state, String unit, int turns) {
        List<String> extra = new ArrayList<>(Collections.nCopies(turns, unit));
        extra.addAll(state.extraTurns());
        state.set(state.sequence().withExtraTurns(extra));
    }

    /** Somebody is to roll for a place. */
    public static void arrives(CapitalState state, String unit) {
        TurnSequence now = state.sequence();
        List<String> longer = new ArrayList<>(now.arriving);
        longer.add(unit);
        state.set(new TurnSequence(now.order, now.slot, now.extraTurns, now.precedence, List.copyOf(longer)));
    }

    /** The order as somebody knows it who does not know of that unit; in its turn the next one is acting. */
    public static void leaveOut(CapitalState known, Combatant unit) {
        TurnSequence now = known.sequence();
        List<Slot> rest = new ArrayList<>();
        int place = now.slot;
        for (int i = 0; i < now.order.size(); i++) {
            if (!now.order.get(i).combatant().equals(unit.id())) {
                rest.add(now.order.get(i));
            } else if (i < now.slot) {
                place--;
            }
        }
        List<String> extra = new ArrayList<>(now.extraTurns);
        extra.removeIf(unit.id()::equals);
        known.set(now.arrived(unit.id()).withOrder(rest).at(place).withExtraTurns(extra));
        known.leaveOut(unit);
        arrange(known);
        ActiveUnits.leaveOut(known, unit.id());
        if (known.progress().acting().filter(unit.id()::equals).isPresent()) {
            if (known.phase() == Phase.TURN_START) {
                known.set(known.progress().actedBy(now.before(known, unit), 0)); // its turn is over
            } else {
                TurnStart.skipTo(known);
            }
        }
    }

    /** Who had a turn before that unit, which has just had its own. */
    private Optional<String> before(CapitalState known, Combatant unit) {
        int end = slot + order.size();
        while (end > slot && !order.get((end - 1) % order.size()).combatant().equals(unit.id())) {
            end--;
        }
        for (int place = end + order.size() - 2; place >= end; place--) {
            String other = order.get(place % order.size()).combatant();
            if (!other.equals(unit.id()) && known.unit(other).present()) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }

    /** Whoever has a place in the order is asked first, each once, then the others. */
    public static void arrange(CapitalState state) {
        int size = state.units().size();
        int[] places = new int[size];
        boolean[] placed = new boolean[size];
        int next = 0;
        for (Slot slot : state.order()) {
            int index = state.units().indexOf(state.unit(slot.combatant()));
            if (!placed[index]) {
                placed[index] = true;
                places[next++] = index;
            }
        }
        for (int index = 0; index < size; index++) {
            if (!placed[index]) {
                places[next++] = index;
            }
        }
        TurnSequence now = state.sequence();
        state.set(new TurnSequence(now.order, now.slot, now.extraTurns, Ints.of(places), now.arriving));
    }

    TurnSequence rolled(List<Slot> places, List<String> extra) {
        return new TurnSequence(List.copyOf(places), 0, List.copyOf(extra), precedence, arriving);
    }

    TurnSequence withOrder(List<Slot> places) {
        return new TurnSequence(List.copyOf(places), slot, extraTurns, precedence, arriving);
    }

    TurnSequence at(int place) {
        return new TurnSequence(order, place, extraTurns, precedence, arriving);
    }

    TurnSequence withExtraTurns(List<String> extra) {
        return new TurnSequence(order, slot, List.copyOf(extra), precedence, arriving);
    }

    TurnSequence arrived(String unit) {
        List<String> rest =
                arriving.stream().filter(other -> !other.equals(unit)).toList();
        return new TurnSequence(order, slot, extraTurns, precedence, rest);
    }
}
