package arbiter.games.narrative.attack;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;

import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;

/** The attack of a projectile that came round: its rating in ability dice against Average and the defence. Ledger: NAR-Q-12. */
final class GuidedAttack {

    private GuidedAttack() {}

    static AttackInProgress of(NarrativeState state, GuidedShots.Shot shot) {
        Participant attacker = state.unit(shot.attacker());
        Participant target = state.unit(shot.target());
        PoolPlan plan = PoolPlan.of(new PoolBase(shot.rating(), 0, "Guided " + shot.rating()))
                .against(Difficulty.AVERAGE, "a projectile that comes round")
                .and(
                        ADD_SETBACK,
                        AttackPool.defence(state, attacker, target, shot.source())
                                .total(),
                        "ranged defence");
        return new AttackInProgress(attacker, target, shot.source(), plan).comingRound();
    }
}
