package arbiter.games.narrative.power;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import java.util.Optional;

/** How somebody comes to obey a psyker. */
public final class ObedienceEvents {

    private ObedienceEvents() {}

    /** Ledger: NAR-FX-COM-5, NAR-FX-COM-9. */
    public record ObedienceForced(String unit, String psyker, boolean inEverything, int turns)
            implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            String side = state.unit(psyker).side();
            state.unit(unit).set(new Obedience(Optional.of(psyker), side, inEverything, turns, false));
        }

        @Override
        public Line line(NarrativeState state) {
            String turn = turns == 1 ? " in its next turn" : " in its next " + turns + " turns";
            return tell(state, unit)
                    .words(inEverything ? " obeys " : " helps ")
                    .unit(psyker, state.unit(psyker).name())
                    .words(turn)
                    .line();
        }
    }

    /** The turn begins in which somebody obeys. */
    public record ObedienceBegan(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.obedience().begun());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " does what it is told");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** A turn of obeying is over. */
    public record ObedienceWaned(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.obedience().less());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state, unit, state.unit(unit).obedience().turns() > 0 ? " will obey again" : " obeys no longer");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }
}
