package arbiter.games.capital.check;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** A player says what they rolled before the other roll is shown. Ledger: CAP-CHK-3. */
public record ResultAnnounced(String unit, String purpose, Side roll) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {}

    @Override
    public Line line(CapitalState state) {
        Line.Builder line = tell(state, unit).words(", " + purpose + ", announces: ");
        roll.write(line);
        return line.line();
    }
}
