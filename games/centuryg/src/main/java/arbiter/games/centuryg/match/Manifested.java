package arbiter.games.centuryg.match;

import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;
import java.util.Optional;

/** A Miracle is at work and has to be kept up. Ledger: BCG-MIR-3. */
public record Manifested(String unit, String miracle) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Body.maintain(state.unit(unit), Optional.of(miracle));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " keeps up " + miracle);
    }
}
