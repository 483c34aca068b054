package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.range.RangeBands;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import arbiter.space.band.Band;

/** Getting in, out, and from seat to seat. Ledger: NAR-MAN-7, NAR-VEH-13. */
public final class SeatEvents {

    private SeatEvents() {}

    /** Somebody comes aboard or changes seats. */
    public record SeatTaken(String unit, String vehicle, Seat seat) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(Aboard.of(vehicle, seat));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit)
                    .words(" takes " + seat.words() + " of ")
                    .unit(vehicle, state.unit(vehicle).name())
                    .line();
        }
    }

    /** Somebody past using a seat is moved aside. */
    public record SeatLost(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(new Aboard(one.aboard().vehicle(), Seat.PASSENGER));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " is moved aside");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** Somebody stands beside a vehicle again. */
    public record Dismounted(String unit, String vehicle) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(Aboard.ON_FOOT);
            RangeBands.move(state, one, state.unit(vehicle), Band.ENGAGED);
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit)
                    .words(" gets out of ")
                    .unit(vehicle, state.unit(vehicle).name())
                    .line();
        }
    }
}
