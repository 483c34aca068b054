package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Machine;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** Another pilot flies the combined Unit, in the form that goes with it. Ledger: unison-combination, BCG-COMB-5. */
public record LeadTaken(String unit, String pilot) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter whole = state.fighter(unit);
        whole.crew.lead().map(state::fighter).ifPresent(old -> exchange(whole, old));
        Fighter next = state.fighter(pilot);
        List<Machine> others = new ArrayList<>();
        for (String id : whole.crew.members) {
            if (!id.equals(pilot)) {
                others.add(state.fighter(id).machine());
            }
        }
        if (next != whole) {
            others.add(whole.machine());
            exchange(whole, next);
        }
        whole.crew.fliesAs(
                Composite.unison(next.machine(), others, whole.machine().powers()), next == whole ? null : pilot);
        whole.refit();
        Capacity.settle(state);
    }

    /** Each form keeps what it has spent: the one who does not lead keeps it safe. Powers stay with their pilots. */
    private static void exchange(Fighter whole, Fighter pilot) {
        Stores stores = new Stores();
        stores.takeOver(whole.stores);
        whole.stores.takeOver(pilot.stores);
        pilot.stores.takeOver(stores);
        Reserve restoration = new Reserve();
        restoration.takeOver(whole.restoration);
        whole.restoration.takeOver(pilot.restoration);
        pilot.restoration.takeOver(restoration);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, pilot, " takes the lead of the combined Unit");
    }
}
