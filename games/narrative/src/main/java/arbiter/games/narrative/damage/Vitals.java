package arbiter.games.narrative.damage;

import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.unit.Participant;
import arbiter.tabletop.unit.Part;

/** Part: wounds and strain, and whether somebody is dead. Ledger: NAR-DMG-5, NAR-NPC-1. */
public record Vitals(int wounds, int strain, boolean dead) implements Part {

    public static final Vitals FRESH = new Vitals(0, 0, false);

    /** Written out because odds ask it all the time, and the one that records have is slower. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Vitals that && wounds == that.wounds && strain == that.strain && dead == that.dead;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * wounds + strain) + (dead ? 1 : 0);
    }

    /** For the gamemaster's hand: so many wounds and so much strain. */
    public static void put(Participant one, int wounds, int strain) {
        one.set(new Vitals(wounds, strain, one.vitals().dead()));
    }

    /** Wounds are counted up to twice the threshold. */
    Vitals wounded(int more, int threshold) {
        return new Vitals(Math.min(wounds + more, 2 * threshold), strain, dead);
    }

    Vitals strained(int more) {
        return new Vitals(wounds, strain + more, dead);
    }

    Vitals healed(int fewerWounds, int lessStrain) {
        return new Vitals(Math.max(0, wounds - fewerWounds), Math.max(0, strain - lessStrain), dead);
    }

    Vitals killed() {
        return new Vitals(wounds, strain, true);
    }

    /** A member falls each time the wounds exceed a multiple of one threshold. Ledger: NAR-NPC-1. */
    public int standing(Profile profile) {
        int fallen = wounds == 0 || profile.woundThreshold() == 0 ? 0 : (wounds - 1) / profile.woundThreshold();
        return Math.max(0, profile.members() - fallen);
    }
}
