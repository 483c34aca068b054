package arbiter.games.narrative.opponent;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.attack.AttackPool;
import arbiter.games.narrative.attack.AttackSource;
import arbiter.games.narrative.check.CheckDice;
import arbiter.games.narrative.damage.HitDamage;
import arbiter.games.narrative.damage.Thresholds;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;

/** What an attack is worth: how much of what the target can still take, and more where it may fall. */
final class AttackEstimate {

    private static final double FELLED = 0.6;

    private AttackEstimate() {}

    static double of(NarrativeState state, Participant attacker, Participant target, AttackSource source) {
        AttackInProgress attack =
                new AttackInProgress(attacker, target, source, AttackPool.of(state, attacker, target, source));
        CheckDice.add(state, attack);
        PoolEstimate pool = PoolEstimate.of(attack.plan().assemble());
        double damage = HitDamage.of(state, source, target, (int) Math.round(pool.successes()))
                .total();
        return pool.success() * worth(target, damage, source.dealsStrain());
    }

    /** As a share of what the target can still take, by how much the target matters. */
    private static double worth(Participant target, double damage, boolean strain) {
        if (damage <= 0) {
            return 0.02; // the symbols may still buy something
        }
        boolean asStrain = strain && target.profile().hasStrainTrack();
        int left = asStrain
                ? Thresholds.strain(target) - target.vitals().strain()
                : Thresholds.wounds(target) - target.vitals().wounds();
        double share = Math.min(1, damage / (left + 1));
        return importance(target) * (share + (share >= 1 ? FELLED : 0));
    }

    private static double importance(Participant target) {
        Profile profile = target.profile();
        return switch (profile.kind()) {
            case MINION_GROUP -> 0.3 + 0.15 * target.standing();
            case RIVAL -> 0.9;
            case PLAYER_CHARACTER, NEMESIS, VEHICLE -> 1.2;
        };
    }
}
