package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whose Turn it is, which items of its Beginning Phase are done or were declined, whose Turns wait behind another's, and
 * what the Unit has waited for. Ledger: BCG-OP-11, BCG-MACT-3, BCG-UTIL-4.
 */
public record CurrentTurn(Optional<String> acting, List<String> done, List<Waiting> waiting, Commitment commitment)
        implements Part {

    public static final CurrentTurn NONE = new CurrentTurn(Optional.empty(), List.of(), List.of(), Commitment.NONE);

    /** A Unit that Delays, the kind of Action it means to take, and whom it follows. */
    public record Waiting(String unit, String behind, boolean offensive) {}

    /** An item of the Turn is done with. Ledger: BCG-OP-11. */
    public static void done(CenturyState state, String item) {
        state.set(state.currentTurn().withDone(item));
    }

    /** The Turn under way goes on as that Unit's. Ledger: BCG-CORE-3. */
    public static void handOver(CenturyState state, Fighter unit) {
        state.set(state.currentTurn().of(unit.id()));
    }

    public boolean isOf(String unit) {
        return acting.isPresent() && acting.get().equals(unit);
    }

    CurrentTurn of(String unit) {
        return new CurrentTurn(Optional.of(unit), done, waiting, commitment);
    }

    CurrentTurn ofNobody() {
        return new CurrentTurn(Optional.empty(), done, waiting, commitment);
    }

    CurrentTurn nothingDone() {
        return new CurrentTurn(acting, List.of(), waiting, commitment);
    }

    private CurrentTurn withDone(String item) {
        List<String> all = new ArrayList<>(done);
        all.add(item);
        return new CurrentTurn(acting, List.copyOf(all), waiting, commitment);
    }

    CurrentTurn withWaiting(Waiting one) {
        List<Waiting> all = new ArrayList<>(waiting);
        all.add(one);
        return new CurrentTurn(acting, done, List.copyOf(all), commitment);
    }

    CurrentTurn withoutWaiting(String unit) {
        List<Waiting> rest = new ArrayList<>(waiting);
        rest.removeIf(one -> one.unit().equals(unit));
        return new CurrentTurn(acting, done, List.copyOf(rest), commitment);
    }

    CurrentTurn nobodyWaiting() {
        return new CurrentTurn(acting, done, List.of(), commitment);
    }

    CurrentTurn committedTo(Commitment now) {
        return new CurrentTurn(acting, done, waiting, now);
    }
}
