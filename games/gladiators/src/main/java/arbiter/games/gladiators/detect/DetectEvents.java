package arbiter.games.gladiators.detect;

import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import java.util.Optional;

/** Events: people hide, look for others, and look from elsewhere. */
public final class DetectEvents {

    private DetectEvents() {}

    /** Somebody hides. Ledger: GG-HID-1. */
    public record Hid(String unit) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.hiding().in());
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " hides");
        }
    }

    /** Somebody who hid has shown themselves. Ledger: GG-AMB-88. */
    public record CameOut(String unit) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.hiding().out());
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " hides no longer");
        }
    }

    /** Somebody looked for somebody concealed. Ledger: GG-DET-2. */
    public record Looked(String observer, Sighting sighting, Needed needed, TestRoll roll) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(observer);
            gladiator.set(gladiator.sightings().with(sighting));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, observer)
                    .words(" looks for ")
                    .unit(sighting.target(), state.unit(sighting.target()).name())
                    .words(": " + needed.words() + ", rolls " + roll
                            + (roll.succeeded() ? ", spots them" : ", sees nothing"))
                    .line();
        }

        @Override
        public void measure(Measures measures) {
            measures.fact("spotted", roll.succeeded());
        }
    }

    /** Somebody looks from another place, or from where they are again. Ledger: GG-DK-02. */
    public record ViewpointMoved(String unit, Optional<Spot> to) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            state.unit(unit).set(new Viewpoint(to));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    unit,
                    to.map(spot -> " looks from " + HexWords.to(state, spot, unit))
                            .orElse(" sees with the own eyes again"));
        }
    }
}
