package arbiter.games.narrative.attack;

import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;

import arbiter.dice.SymbolDie;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Auto-fire, declared before the roll: one difficulty die more, and whoever else may be hit is named. Ledger: NAR-Q-2. */
public final class AutoFire {

    private AutoFire() {}

    public static AttackInProgress declare(
            Play<NarrativeState> play, Participant attacker, Participant target, AttackSource source) {
        List<Participant> named = others(play, attacker, target, source);
        named.add(0, target);
        Participant hardest = hardest(play.state(), attacker, named, source);
        named.remove(hardest);
        PoolPlan plan = AttackPool.of(play.state(), attacker, hardest, source).and(INCREASE_DIFFICULTY, 1, "Auto-fire");
        return new AttackInProgress(attacker, hardest, source, plan).withAutoFire(named);
    }

    /** Others within reach who may be hit as well. */
    public static List<Participant> others(
            Play<NarrativeState> play, Participant attacker, Participant target, AttackSource source) {
        NarrativeState state = play.state();
        List<Participant> within = new ArrayList<>();
        for (Participant one : state.enemiesOf(attacker)) {
            if (one != target
                    && (one.canAct() || one.isVehicle())
                    && AttackPool.refusal(state, attacker, one, source).isEmpty()) {
                within.add(one);
            }
        }
        if (within.isEmpty()) {
            return within;
        }
        return new ArrayList<>(UnitOption.chooseSome(
                play,
                attacker.decider(),
                "attack.targets",
                within,
                0,
                within.size(),
                () -> "Who besides " + target.name() + " may be hit?"));
    }

    /** The pool is made against the hardest of them, and the first hit is on that one: by difficulty, then defence. */
    public static Participant hardest(
            NarrativeState state, Participant attacker, List<Participant> named, AttackSource source) {
        Participant hardest = named.get(0);
        for (Participant other : named) {
            if (compare(state, attacker, other, hardest, source) > 0) {
                hardest = other;
            }
        }
        return hardest;
    }

    private static int compare(
            NarrativeState state, Participant attacker, Participant one, Participant other, AttackSource source) {
        DicePool mine = AttackPool.of(state, attacker, one, source).assemble();
        DicePool theirs = AttackPool.of(state, attacker, other, source).assemble();
        int byDifficulty = Integer.compare(difficulty(mine), difficulty(theirs));
        return byDifficulty != 0
                ? byDifficulty
                : Integer.compare(
                        AttackPool.defence(state, attacker, one, source).total(),
                        AttackPool.defence(state, attacker, other, source).total());
    }

    private static int difficulty(DicePool pool) {
        return pool.count(SymbolDie.DIFFICULTY) + pool.count(SymbolDie.CHALLENGE);
    }
}
