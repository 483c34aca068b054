package arbiter.games.gladiators.end;

import arbiter.tabletop.unit.Part;
import java.util.List;

/** Part: how the fight came out, once it has: the sides defeated, or a stalemate, and whether what follows is settled. Ledger: GG-DEF-1, GG-DEF-2. */
public record Outcome(List<String> defeated, boolean stalemate, boolean settled) implements Part {

    public static final Outcome OPEN = new Outcome(List.of(), false, false);

    public boolean isOpen() {
        return defeated.isEmpty() && !stalemate;
    }

    /** Nothing of the fight is left to settle. */
    public Outcome settle() {
        return new Outcome(defeated, stalemate, true);
    }
}
