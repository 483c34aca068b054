package arbiter.games.gladiators.end;

import arbiter.tabletop.unit.Part;
import java.util.List;

/** Part: how the fight came out, once it has: the sides defeated, or a stalemate. Ledger: GG-DEF-1, GG-DEF-2. */
public record Outcome(List<String> defeated, boolean stalemate) implements Part {

    public static final Outcome OPEN = new Outcome(List.of(), false);

    public boolean isOpen() {
        return defeated.isEmpty() && !stalemate;
    }
}
