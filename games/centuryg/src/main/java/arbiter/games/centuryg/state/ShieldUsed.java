package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** The first shield of a Unit stops some Damage and is weaker by it. Ledger: BCG-AMB-36. */
public record ShieldUsed(String unit, int stopped) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        List<Mark> all = new ArrayList<>(state.marks);
        for (int i = 0; i < all.size(); i++) {
            Mark mark = all.get(i);
            if (mark.kind() == Mark.Kind.SHIELD && mark.on().equals(unit)) {
                all.remove(i);
                if (mark.value() > stopped) {
                    all.add(
                            i,
                            new Mark(
                                    mark.kind(),
                                    unit,
                                    mark.by(),
                                    mark.against(),
                                    mark.value() - stopped,
                                    mark.clock()));
                }
                break;
            }
        }
        state.marks = List.copyOf(all);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, "'s shield stops " + stopped + " Damage");
    }
}
