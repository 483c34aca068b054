package arbiter.games.gladiators.persist;

import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/** Part: whom Areas have acted on by entering in this character turn, once each. Ledger: GG-AMB-89, GG-DOD-3. */
public record AreaStrikes(int turn, List<String> struck) implements Part {

    public static final AreaStrikes NONE = new AreaStrikes(0, List.of());

    boolean has(int now, String whom) {
        return turn == now && struck.contains(whom);
    }

    AreaStrikes with(int now, String whom) {
        List<String> more = turn == now ? new ArrayList<>(struck) : new ArrayList<>();
        more.add(whom);
        return new AreaStrikes(now, List.copyOf(more));
    }
}
