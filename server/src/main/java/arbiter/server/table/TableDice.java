package arbiter.server.table;

import arbiter.dice.Die;
import arbiter.dice.Thrower;
import arbiter.interpreters.live.DiceBox;
import arbiter.server.store.StoredTable;
import java.nio.ByteBuffer;

/**
 * A table's dice: each throw follows from a secret the table was committed to, the count of throws, and the label. The
 * counts only grow, whatever is undone, and start again from what is stored when storing failed, so nobody can fish.
 */
final class TableDice implements DiceBox {

    private static final long WORDS = 1L << 32;

    private final StoredTable stored;
    private boolean hidden;
    private long openThrows;
    private long hiddenThrows;
    private long openStored;
    private long hiddenStored;

    TableDice(StoredTable stored) {
        this.stored = stored;
    }

    /** From now on throws are hidden ones, or open ones. */
    void throwHidden(boolean inHiding) {
        hidden = inHiding;
    }

    @Override
    public Thrower at(String label) {
        String secret = hidden ? stored.secrets().hidden() : stored.secrets().open();
        long count = hidden ? hiddenThrows++ : openThrows++;
        String what = stored.id() + ":" + (hidden ? "hidden" : "open") + ":" + count + ":" + label;
        int[] thrown = {0};
        return die -> face(secret, what + ":" + thrown[0]++, die);
    }

    /** Every face is equally likely: words beyond the last whole multiple of the sides are drawn again. */
    private static int face(String secret, String what, Die die) {
        long limit = WORDS - WORDS % die.sides();
        for (int attempt = 0; ; attempt++) {
            byte[] code = Names.hmac(secret, what + ":" + attempt);
            long word = ByteBuffer.wrap(code).getInt() & (WORDS - 1);
            if (word < limit) {
                return (int) (word % die.sides()) + 1;
            }
        }
    }

    long openThrows() {
        return openThrows;
    }

    long hiddenThrows() {
        return hiddenThrows;
    }

    /** Takes the counts of a stored record over. */
    void stored(long open, long inHiding) {
        openThrows = open;
        hiddenThrows = inHiding;
        openStored = open;
        hiddenStored = inHiding;
    }

    boolean thrownSinceStored() {
        return openThrows != openStored || hiddenThrows != hiddenStored;
    }

    /** Forgets throws that were never stored. */
    void takeBack() {
        stored(openStored, hiddenStored);
    }
}
