package arbiter.games.capital.mind;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** A Full Rest ends the links a telepath has made. Ledger: CAP-REST-5. */
public record LinksEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.unit(unit).set(TelepathicLinks.NONE);
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, "'s telepathic links end");
    }
}
