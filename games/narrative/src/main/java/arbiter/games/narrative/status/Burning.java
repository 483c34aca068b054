package arbiter.games.narrative.status;

import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/** Part: what burns on somebody. Ledger: NAR-Q-5, NAR-ENV-8. */
public record Burning(List<Flame> flames) implements Part {

    public static final Burning NONE = new Burning(List.of());

    public Burning {
        flames = List.copyOf(flames);
    }

    Burning with(Flame flame) {
        List<Flame> more = new ArrayList<>(flames);
        more.add(flame);
        return new Burning(more);
    }

    Burning waned() {
        List<Flame> left = new ArrayList<>();
        for (Flame flame : flames) {
            Flame after = flame.waned();
            if (after.turns() > 0) {
                left.add(after);
            }
        }
        return left.isEmpty() ? NONE : new Burning(left);
    }
}
