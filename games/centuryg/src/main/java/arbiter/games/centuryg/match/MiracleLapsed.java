package arbiter.games.centuryg.match;

import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;
import java.util.Optional;

/** Nobody keeps a Miracle up any longer. Ledger: BCG-MIR-3. */
public record MiracleLapsed(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Body.maintain(state.unit(unit), Optional.empty());
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " lets the Miracle go");
    }
}
