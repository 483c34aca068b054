package arbiter.games.narrative.opponent;

import arbiter.games.narrative.attack.AttackAction;
import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.attack.AttackPool;
import arbiter.games.narrative.attack.AttackSource;
import arbiter.games.narrative.check.CheckDice;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.damage.HitDamage;
import arbiter.games.narrative.damage.Hits;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.sheet.Scale;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.HullDamage;

/** What an attack is worth: how much of what the target can still take, further hits and injuries, and more where it may fall. */
final class AttackEstimate {

    private static final int EXTRA_HIT = 2;
    /** So many successes get past any soak. */
    private static final int ENOUGH = 100;

    private final NarrativeState state;
    private final AttackSource source;
    private final Participant target;
    private final PoolEstimate pool;
    private final AttackAction.Mode mode;
    private final boolean paired;

    private AttackEstimate(
            NarrativeState state,
            AttackSource source,
            Participant target,
            PoolEstimate pool,
            AttackAction.Mode mode,
            boolean paired) {
        this.state = state;
        this.source = source;
        this.target = target;
        this.pool = pool;
        this.mode = mode;
        this.paired = paired;
    }

    static AttackEstimate of(NarrativeState state, Participant attacker, AttackAction act) {
        return of(state, attacker, act.target(), act.source(), act.mode());
    }

    static AttackEstimate of(
            NarrativeState state,
            Participant attacker,
            Participant target,
            AttackSource source,
            AttackAction.Mode mode) {
        PoolEstimate pool = pool(
                state, new AttackInProgress(attacker, target, source, AttackPool.of(state, attacker, target, source)));
        return new AttackEstimate(
                state, source, target, mode == AttackAction.Mode.PLAIN ? pool : pool.harder(), mode, false);
    }

    /** Of an attack that is declared already, by a power or with two weapons. */
    static AttackEstimate of(NarrativeState state, AttackInProgress attack) {
        return new AttackEstimate(
                state,
                attack.source(),
                attack.aimedAt(),
                pool(state, attack),
                attack.autoFire() ? AttackAction.Mode.AUTO_FIRE : AttackAction.Mode.PLAIN,
                attack.second().isPresent());
    }

    private static PoolEstimate pool(NarrativeState state, AttackInProgress attack) {
        CheckDice.add(state, attack);
        return PoolEstimate.of(attack.plan().draw());
    }

    double value() {
        return value(pool);
    }

    /** The same with so many boost dice more. */
    double aimed(int boost) {
        return value(pool.boosted(boost));
    }

    private double value(PoolEstimate dice) {
        int successes = (int) Math.round(dice.successes());
        double damage = damage(successes);
        double further = mode == AttackAction.Mode.AUTO_FIRE ? dice.times(EXTRA_HIT) : 0;
        further += paired ? dice.affords(EXTRA_HIT) : 0;
        further += mode == AttackAction.Mode.SWEEP ? 1 : 0;
        double worth = Worth.ofDamage(target, damage * (1 + further), source.dealsStrain());
        if (damage > 0) {
            worth += dice.affords(source.critical().orElse(4)) * Worth.ofInjury(target, memberWounds());
            worth += blast(dice, successes);
        }
        return dice.success() * worth;
    }

    /** On average of a little fewer and a little more successes than expected, as soak may take all of it. */
    private double damage(int successes) {
        Hit hit = Hit.of(target, source, successes, source.dealsStrain());
        if (target.isVehicle()) {
            return HullDamage.trauma(hit);
        }
        if (source.scale() == Scale.PLANETARY) {
            return HitDamage.of(state, hit).total();
        }
        int base = HitDamage.of(state, source, target, ENOUGH).total() - ENOUGH + successes;
        return (Math.max(0, base - 1) + Math.max(0, base) + Math.max(0, base + 2)) / 3.0;
    }

    private int memberWounds() {
        return target.profile().kind() == Profile.Kind.MINION_GROUP ? Hits.memberWounds(state, target) : 0;
    }

    /** Every other member of a group that a Blast strikes. Ledger: NAR-Q-3, NAR-NPC-5. */
    private double blast(PoolEstimate dice, int successes) {
        int rating = source.rating("blast");
        if (rating == 0 || target.standing() < 2) {
            return 0;
        }
        double each = Math.max(0, rating + successes - target.profile().soak());
        return dice.affords(EXTRA_HIT) * Worth.ofDamage(target, each * (target.standing() - 1), source.dealsStrain());
    }
}
