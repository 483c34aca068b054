package arbiter.games.wasteland.chem;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;

/** How long doses work: Brief ones for the rest of the scene, Lasting ones for the whole of the next one as well. Ledger: WAS-CHEM-1. */
public final class ChemDurations {

    private ChemDurations() {}

    /** A scene ends for somebody: the gamemaster says so, or a rest. */
    public static void endScene(Play<WastelandState> play, Fighter one) {
        if (!one.chems().active().isEmpty()) {
            play.emit(new ChemsWornOff(one.id()));
        }
    }

    /** What works no longer wears off. */
    public record ChemsWornOff(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.chems().afterScene());
        }

        @Override
        public Line line(WastelandState state) {
            var active = state.unit(unit).chems().active();
            return active.isEmpty()
                    ? tell(state, unit, "'s chems wear off")
                    : tell(
                            state,
                            unit,
                            "'s chems wear off but for "
                                    + String.join(
                                            ", ",
                                            active.stream()
                                                    .map(chem -> chem.name())
                                                    .toList()));
        }
    }

    /** A session begins: doses are counted anew. Ledger: WAS-CHEM-3. */
    public record DosesForgotten(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.chems().newSession());
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, "'s doses are counted anew");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }
}
