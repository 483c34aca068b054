package arbiter.server.table.loaded;

import arbiter.dice.Die;
import arbiter.dice.Thrower;
import arbiter.interpreters.live.DiceBox;
import arbiter.server.store.StoredTable;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * A table's dice: each throw follows from a secret the table was committed to, the count of throws, and the label. The
 * counts only grow, whatever is undone, and start again from what is stored when storing failed, so nobody can fish.
 */
public final class TableDice implements DiceBox {

    private static final long WORDS = 1L << 32;

    private final StoredTable stored;
    private boolean hidden;
    private long openThrows;
    private long hiddenThrows;
    private long openStored;
    private long hiddenStored;
    private final List<List<Integer>> sides = new ArrayList<>();

    public TableDice(StoredTable stored) {
        this.stored = stored;
    }

    /** From now on throws are hidden ones, or open ones. */
    public void throwHidden(boolean inHiding) {
        hidden = inHiding;
    }

    @Override
    public Thrower at(String label) {
        List<Integer> thrownSides = hidden ? null : new ArrayList<>();
        sides.add(thrownSides);
        String secret = hidden ? stored.secrets().hidden() : stored.secrets().open();
        long count = hidden ? hiddenThrows++ : openThrows++;
        Thrower thrower = thrower(secret, stored.id() + ":" + (hidden ? "hidden" : "open") + ":" + count + ":" + label);
        return die -> {
            if (thrownSides != null) {
                thrownSides.add(die.sides());
            }
            return thrower.next(die);
        };
    }

    /** The dice of that open throw of a table, for whoever knows the secret. */
    public static Thrower open(String secret, String table, long count, String label) {
        return thrower(secret, table + ":open:" + count + ":" + label);
    }

    private static Thrower thrower(String secret, String what) {
        int[] thrown = {0};
        return die -> face(secret, what + ":" + thrown[0]++, die);
    }

    /** What was thrown since something was stored last: of each open throw the sides of its dice, of hidden ones null. */
    void writeThrows(ArrayNode list) {
        for (List<Integer> dice : sides) {
            if (dice == null) {
                list.addNull();
            } else {
                ArrayNode one = list.addArray();
                dice.forEach(one::add);
            }
        }
    }

    /** Every face is equally likely: words beyond the last whole multiple of the sides are drawn again. */
    private static int face(String secret, String what, Die die) {
        long limit = WORDS - WORDS % die.sides();
        for (int attempt = 0; ; attempt++) {
            byte[] code = OpaqueNames.hmac(secret, what + ":" + attempt);
            long word = ByteBuffer.wrap(code).getInt() & (WORDS - 1);
            if (word < limit) {
                return (int) (word % die.sides()) + 1;
            }
        }
    }

    public long openThrows() {
        return openThrows;
    }

    public long hiddenThrows() {
        return hiddenThrows;
    }

    /** Takes the counts of a stored record over. */
    public void stored(long open, long inHiding) {
        openThrows = open;
        hiddenThrows = inHiding;
        openStored = open;
        sides.clear();
        hiddenStored = inHiding;
    }

    boolean thrownSinceStored() {
        return openThrows != openStored || hiddenThrows != hiddenStored;
    }

    /** Forgets throws that were never stored. */
    public void takeBack() {
        stored(openStored, hiddenStored);
    }
}
