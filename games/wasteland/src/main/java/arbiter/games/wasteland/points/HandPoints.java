package arbiter.games.wasteland.points;

import arbiter.tabletop.unit.Part;

/** Part: action points in hand, earned and not yet banked. Ledger: WAS-AP-2. */
public record HandPoints(int points) implements Part {

    public static final HandPoints NONE = new HandPoints(0);

    private static final HandPoints[] FEW = new HandPoints[16];

    static {
        for (int i = 0; i < FEW.length; i++) {
            FEW[i] = new HandPoints(i);
        }
    }

    static HandPoints of(int points) {
        return points < FEW.length ? FEW[points] : new HandPoints(points);
    }
}
