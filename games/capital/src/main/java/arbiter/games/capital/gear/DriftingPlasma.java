package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalState;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The Plasma Disruptions on the table. Ledger: CAP-AMB-119. */
public record DriftingPlasma(List<Plasma> all) implements Part {

    public static final DriftingPlasma NONE = new DriftingPlasma(List.of());

    static void change(CapitalState state, Consumer<List<Plasma>> change) {
        List<Plasma> plasmas = new ArrayList<>(state.plasmas());
        change.accept(plasmas);
        state.set(new DriftingPlasma(List.copyOf(plasmas)));
    }
}
