package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Audience;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import java.util.ArrayList;
import java.util.List;

/**
 * The next place comes up: an extra turn is used, or the order goes on, into a new round after its last place. That it is
 * the place of a unit in hiding is for the gamemaster to know.
 */
public record OrderWentOn(boolean extra, boolean inHiding) implements CapitalEvent {

    public OrderWentOn(boolean extra) {
        this(extra, false);
    }

    @Override
    public void apply(CapitalState state) {
        TurnSequence sequence = state.sequence();
        if (extra) {
            state.set(sequence.withExtraTurns(
                    sequence.extraTurns().subList(1, sequence.extraTurns().size())));
            return;
        }
        boolean lastPlace = sequence.slot() == sequence.order().size();
        int place = lastPlace ? 0 : sequence.slot();
        if (lastPlace) {
            state.set(state.progress().inRound(state.round() + 1));
        }
        state.set(missedOnce(sequence, place).at(place + 1));
    }

    private static TurnSequence missedOnce(TurnSequence sequence, int place) {
        Slot slot = sequence.order().get(place);
        if (!slot.missesFirst()) {
            return sequence;
        }
        List<Slot> order = new ArrayList<>(sequence.order());
        order.set(place, new Slot(slot.combatant(), slot.result(), false));
        return sequence.withOrder(order);
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        return Line.of(extra ? "An extra turn" : "Round " + state.round() + ", place " + place(state));
    }

    /** Everybody reads the number, so places of units in hiding do not count. */
    private static int place(CapitalState state) {
        int place = 0;
        for (Slot slot : state.order().subList(0, state.slot())) {
            place += state.unit(slot.combatant()).isHidden() ? 0 : 1;
        }
        return place;
    }

    @Override
    public Audience audience(CapitalState state) {
        return inHiding ? Audience.GAMEMASTER : Audience.EVERYONE;
    }
}
