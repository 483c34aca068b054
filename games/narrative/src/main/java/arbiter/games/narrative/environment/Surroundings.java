package arbiter.games.narrative.environment;

import arbiter.tabletop.unit.Part;

/**
 * Part: where somebody is and what that does. How good the cover within reach is and how much of it is taken; how
 * concealed one is; the ground; gravity above or below the usual; whether there is air and what is in it; and for how
 * many turns the breath has been held. The gamemaster says so. Ledger: NAR-ENV-1 to 9.
 */
public record Surroundings(
        int coverNear,
        int cover,
        int concealment,
        Ground ground,
        int gravity,
        boolean vacuum,
        boolean airless,
        int atmosphere,
        Danger danger,
        int breathHeld)
        implements Part {

    /** Nothing hampers or helps. */
    public static final Surroundings OPEN = new Surroundings(0, 0, 0, Ground.EASY, 0, false, false, 0, Danger.GAS, 0);

    /** The most dice that concealment and gravity give. */
    public static final int MOST_DICE = 3;

    /** The worst rating of a dangerous atmosphere. Ledger: NAR-ENV-8. */
    public static final int MOST_DANGEROUS = 10;

    /** How one moves over it. Without weight everything is difficult. Ledger: NAR-ENV-3 to 6. */
    public enum Ground {
        EASY,
        DIFFICULT,
        IMPASSABLE,
        WEIGHTLESS
    }

    /** What is dangerous about the air. Masks help against gas, sealed suits against acid as well. */
    public enum Danger {
        GAS,
        ACID,
        FIRE
    }

    public Surroundings withCover(int taken) {
        return new Surroundings(
                coverNear, taken, concealment, ground, gravity, vacuum, airless, atmosphere, danger, breathHeld);
    }

    public Surroundings withCoverNear(int rating) {
        return new Surroundings(
                rating,
                Math.min(cover, rating),
                concealment,
                ground,
                gravity,
                vacuum,
                airless,
                atmosphere,
                danger,
                breathHeld);
    }

    public Surroundings withConcealment(int dice) {
        return new Surroundings(
                coverNear, cover, dice, ground, gravity, vacuum, airless, atmosphere, danger, breathHeld);
    }

    public Surroundings on(Ground other) {
        return new Surroundings(
                coverNear, cover, concealment, other, gravity, vacuum, airless, atmosphere, danger, breathHeld);
    }

    /** Above 0 heavy, below light. Ledger: NAR-ENV-5. */
    public Surroundings withGravity(int level) {
        return new Surroundings(
                coverNear, cover, concealment, ground, level, vacuum, airless, atmosphere, danger, breathHeld);
    }

    public Surroundings inVacuum(boolean now) {
        return new Surroundings(
                coverNear, cover, concealment, ground, gravity, now, airless, atmosphere, danger, breathHeld);
    }

    public Surroundings withoutAir(boolean now) {
        return new Surroundings(
                coverNear, cover, concealment, ground, gravity, vacuum, now, atmosphere, danger, breathHeld);
    }

    public Surroundings in(int rating, Danger kind) {
        return new Surroundings(
                coverNear, cover, concealment, ground, gravity, vacuum, airless, rating, kind, breathHeld);
    }

    public Surroundings holdingBreath(int turns) {
        return new Surroundings(
                coverNear, cover, concealment, ground, gravity, vacuum, airless, atmosphere, danger, turns);
    }
}
