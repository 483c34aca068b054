package arbiter.games.capital.check;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Audience;
import arbiter.kernel.Line;

/** The gamemaster's roll, not shown to anybody else yet. Ledger: CAP-CHK-3. */
public record OpposingRolled(String unit, String purpose, Side roll) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {}

    @Override
    public Line line(CapitalState state) {
        Line.Builder line = tell(state, unit).words(", " + purpose + ", against a hidden roll: ");
        roll.write(line);
        return line.line();
    }

    @Override
    public Audience audience(CapitalState state) {
        return Audience.GAMEMASTER;
    }
}
