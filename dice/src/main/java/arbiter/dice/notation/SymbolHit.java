package arbiter.dice.notation;

import arbiter.dice.Symbols;
import java.util.OptionalInt;

/** What a hit of a weapon does beside the symbols rolled: its damage, the soak it meets, and its Critical Rating. */
public record SymbolHit(int damage, int soak, OptionalInt critical) {

    /** What gets past soak: damage with a point for each net success; nothing on a miss. */
    public int wounds(Symbols symbols) {
        return symbols.succeeds() ? Math.max(0, damage + symbols.success() - soak) : 0;
    }

    /** Whether a critical can be paid for: something gets past soak, with a triumph or advantage for the rating. */
    public boolean allowsCritical(Symbols symbols) {
        return wounds(symbols) > 0
                && (symbols.triumph() > 0 || critical.isPresent() && symbols.advantage() >= critical.getAsInt());
    }

    @Override
    public String toString() {
        return "damage " + damage + " soak " + soak + (critical.isPresent() ? " critical " + critical.getAsInt() : "");
    }
}
