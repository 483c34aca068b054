package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A shield stops some Damage and is weaker by it. Ledger: BCG-AMB-36. */
public record ShieldUsed(String unit, Mark shield, int stopped) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        List<Mark> all = new ArrayList<>(state.marks);
        int at = all.indexOf(shield);
        all.remove(at);
        int left = shield.value() - stopped;
        if (left > 0) {
            all.add(at, new Mark(shield.kind(), unit, shield.by(), shield.against(), left, shield.clock()));
        }
        state.marks = List.copyOf(all);
    }

    @Override
    public Line line(CenturyState state) {
        int left = shield.value() - stopped;
        return CenturyEvent.tell(
                state,
                unit,
                "'s " + (shield.kind() == Mark.Kind.BARRIER ? "Absolute Barrier" : "shield") + " stops " + stopped
                        + " Damage, " + (left > 0 ? left + " left" : "used up"));
    }
}
