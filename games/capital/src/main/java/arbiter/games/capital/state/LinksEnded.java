package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.List;

/** A Full Rest ends the links a telepath has made. Ledger: CAP-REST-5. */
public record LinksEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).kit.linked = List.of();
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, "'s telepathic links end");
    }
}
