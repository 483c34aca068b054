package arbiter.games.capital.move;

import java.math.BigDecimal;

/** Lengths for people: millimetres written in metres. */
public final class Metres {

    private Metres() {}

    /** Exactly, without zeros at the end. */
    public static String exactly(int millimetres) {
        return new BigDecimal(millimetres).movePointLeft(3).stripTrailingZeros().toPlainString();
    }
}
