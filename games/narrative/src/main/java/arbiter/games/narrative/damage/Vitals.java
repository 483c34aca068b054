package arbiter.games.narrative.damage;

import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.unit.Participant;
import arbiter.tabletop.unit.Part;

/** Part: wounds and strain. Ledger: NAR-DMG-5, NAR-NPC-1. */
public record Vitals(int wounds, int strain) implements Part {

    public static final Vitals FRESH = new Vitals(0, 0);

    /** For the gamemaster's hand: so many wounds and so much strain. */
    public static void put(Participant one, int wounds, int strain) {
        one.set(new Vitals(wounds, strain));
    }

    /** Wounds are counted up to twice the threshold. */
    Vitals wounded(int more, Profile profile) {
        return new Vitals(Math.min(wounds + more, 2 * profile.totalWoundThreshold()), strain);
    }

    Vitals strained(int more) {
        return new Vitals(wounds, strain + more);
    }

    public boolean exceedsWounds(Profile profile) {
        return wounds > profile.totalWoundThreshold();
    }

    public boolean exceedsStrain(Profile profile) {
        return profile.hasStrainTrack() && strain > profile.strainThreshold().getAsInt();
    }

    public boolean exceeds(Profile profile) {
        return exceedsWounds(profile) || exceedsStrain(profile);
    }

    /** A member falls each time the wounds exceed a multiple of one threshold. Ledger: NAR-NPC-1. */
    public int standing(Profile profile) {
        int fallen = wounds == 0 ? 0 : (wounds - 1) / profile.woundThreshold();
        return Math.max(0, profile.members() - fallen);
    }
}
