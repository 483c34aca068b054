package arbiter.games.wasteland.chem;

import arbiter.games.wasteland.sheet.Chem;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;

/** How doses begin to work. */
public final class ChemEvents {

    private ChemEvents() {}

    /** Somebody gets a dose. Ledger: WAS-CHEM-1, WAS-CHEM-2. */
    public record DoseTaken(String unit, Chem chem) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.chems().with(chem));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " takes a " + chem.name());
        }
    }

    /** Somebody is addicted. Ledger: WAS-CHEM-3. */
    public record Addicted(String unit, Chem chem) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.chems().craving(chem));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " is addicted to " + chem.name());
        }
    }
}
