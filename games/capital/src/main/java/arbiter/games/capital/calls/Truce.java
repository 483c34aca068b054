package arbiter.games.capital.calls;

import arbiter.games.capital.unit.CapitalState;
import arbiter.tabletop.unit.Part;

/** Whether nobody fights just now. Ledger: CAP-AMB-145. */
public record Truce(boolean holds) implements Part {

    public static final Truce NONE = new Truce(false);

    /** Nobody fights any more. */
    public static void begin(CapitalState state) {
        state.set(new Truce(true));
    }
}
