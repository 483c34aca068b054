package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;

/** A hex and how many hexes above the ground: where somebody is, or what is aimed at. Ledger: GG-AMB-28. */
public record Spot(Hex hex, int altitude) {

    /** Nobody flies higher, so that heights of lines can be compared in whole numbers. */
    public static final int HIGHEST = 10_000;

    public Spot {
        if (altitude < -HIGHEST || altitude > HIGHEST) {
            throw new IllegalArgumentException("an altitude of " + altitude + ": it is at most " + HIGHEST);
        }
    }

    /** Written out because it is asked all the time, and the one that records have is slower. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Spot that && altitude == that.altitude && hex.equals(that.hex);
    }

    @Override
    public int hashCode() {
        return 31 * hex.hashCode() + altitude;
    }

    public static Spot ground(Hex hex) {
        return new Spot(hex, 0);
    }

    /** Reads the text form: {@code 3,-2}, or {@code 3,-2@4} four hexes up. */
    public static Spot parse(String text) {
        int at = text.indexOf('@');
        if (at < 0) {
            return ground(Hex.parse(text));
        }
        try {
            return new Spot(
                    Hex.parse(text.substring(0, at)),
                    Integer.parseInt(text.substring(at + 1).strip()));
        } catch (NumberFormatException notANumber) {
            throw new IllegalArgumentException(
                    "'" + text + "' is no place: write the altitude as a whole number, such as 3,-2@4", notANumber);
        }
    }

    /** The range from here to there: the larger of the hexes across and the hexes up or down. Ledger: GG-AMB-28. */
    public int distance(Spot other) {
        return hex.distance(other.hex, other.altitude - altitude);
    }

    public Spot at(Hex other) {
        return new Spot(other, altitude);
    }

    @Override
    public String toString() {
        return altitude == 0 ? hex.toString() : hex + "@" + altitude;
    }
}
