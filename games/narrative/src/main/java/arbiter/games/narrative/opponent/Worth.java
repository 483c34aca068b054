package arbiter.games.narrative.opponent;

import arbiter.games.narrative.damage.Thresholds;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.unit.Participant;

/** What it is worth that something happens to somebody; one is about as much as a person who falls. */
final class Worth {

    /** Symbols of an attack that does nothing may still buy something. */
    private static final double NOTHING = 0.02;

    private static final double FELLED = 0.6;
    private static final double INJURED = 0.12;

    private Worth() {}

    /** Damage as a share of what somebody can still take, and more where they would fall. */
    static double ofDamage(Participant target, double damage, boolean strain) {
        if (damage <= 0) {
            return NOTHING;
        }
        double share = Math.min(1, damage / (left(target, strain) + 1));
        return importance(target) * (share + (share >= 1 ? FELLED : 0));
    }

    /** A Critical Injury: a member of a group falls, anybody else is hampered. */
    static double ofInjury(Participant target, int memberWounds) {
        return memberWounds > 0 ? ofDamage(target, memberWounds, false) : INJURED * importance(target);
    }

    /** How much somebody can still take. */
    static int left(Participant target, boolean strain) {
        if (target.isVehicle()) {
            return Math.max(0, target.model().hull() - target.tracks().hullTrauma());
        }
        boolean asStrain = strain && target.profile().hasStrainTrack();
        int left = asStrain
                ? Thresholds.strain(target) - target.vitals().strain()
                : Thresholds.wounds(target) - target.vitals().wounds();
        return Math.max(0, left);
    }

    /** Whoever is out of it already is worth nothing more. */
    static double importance(Participant target) {
        if (!target.isVehicle() && !target.canAct()) {
            return 0;
        }
        Profile profile = target.profile();
        return switch (profile.kind()) {
            case MINION_GROUP -> 0.3 + 0.15 * target.standing();
            case RIVAL -> 0.9;
            case VEHICLE -> 0.8;
            case PLAYER_CHARACTER, NEMESIS -> 1.2;
        };
    }

    /** What strain by choice costs: the nearer the threshold the more. */
    static double ofStrain(Participant one, int amount) {
        int left = left(one, true);
        return left < amount
                ? 10
                : one.profile().hasStrainTrack() ? 0.3 * amount / (left + 1) : 0.5 * amount / (left + 1);
    }
}
