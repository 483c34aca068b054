package arbiter.games.narrative.attack;

import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;

import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import java.util.ArrayList;
import java.util.List;

/** The ability Sweep: one attack on everybody engaged, against the hardest of them and one difficulty die more. */
final class Sweep {

    private Sweep() {}

    static List<Participant> engaged(NarrativeState state, Participant attacker) {
        List<Participant> engaged = new ArrayList<>();
        for (Participant enemy : state.enemiesOf(attacker)) {
            if (!enemy.vitals().dead() && state.band(attacker, enemy) == Band.ENGAGED) {
                engaged.add(enemy);
            }
        }
        return engaged;
    }

    static AttackInProgress declare(NarrativeState state, Participant attacker, AttackSource source) {
        List<Participant> engaged = engaged(state, attacker);
        Participant hardest = AutoFire.hardest(state, attacker, engaged, source);
        engaged.remove(hardest);
        PoolPlan plan = AttackPool.of(state, attacker, hardest, source).and(INCREASE_DIFFICULTY, 1, "Sweep");
        return new AttackInProgress(attacker, hardest, source, plan).sweeping(engaged);
    }
}
