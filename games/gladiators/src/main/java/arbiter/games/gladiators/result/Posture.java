package arbiter.games.gladiators.result;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.tabletop.unit.Part;

/** Part: whether somebody lies prone, or is disorientated, which stands in for it in the air and in water. Ledger: GG-KDN-2. */
public record Posture(boolean prone, boolean disorientated) implements Part {

    public static final Posture UPRIGHT = new Posture(false, false);

    public Posture prone(boolean now) {
        return new Posture(now, disorientated);
    }

    public Posture disorientated(boolean now) {
        return new Posture(prone, now);
    }

    /** The two count once together. Ledger: GG-AMB-30. */
    public boolean isShaken() {
        return prone || disorientated;
    }

    /** For events: somebody is now so. */
    public static void put(Gladiator unit, Posture posture) {
        unit.set(posture);
    }

    /** For events: somebody lies down. */
    public static void lie(Gladiator unit) {
        unit.set(unit.posture().prone(true));
    }
}
