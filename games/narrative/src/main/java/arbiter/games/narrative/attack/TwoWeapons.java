package arbiter.games.narrative.attack;

import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;

import arbiter.games.narrative.item.CarriedItem;
import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;

/**
 * Two weapons in one attack: the lower of the ranks, the lower of the characteristics, the higher of the difficulties and
 * one more. Ledger: NAR-SIT-5.
 */
final class TwoWeapons {

    private TwoWeapons() {}

    /** Weapons for one hand each. */
    static boolean isPair(CarriedItem one, CarriedItem other) {
        return isForOneHand(one) && isForOneHand(other);
    }

    private static boolean isForOneHand(CarriedItem item) {
        return switch (item.weapon().orElseThrow().skill().id()) {
            case "melee", "brawl", "ranged-light" -> true;
            default -> false;
        };
    }

    static PoolPlan pool(
            NarrativeState state, Participant attacker, Participant target, AttackSource primary, AttackSource second) {
        int ranks = Math.min(attacker.ranks(primary.skill()), attacker.ranks(second.skill()));
        int characteristic = Math.min(
                attacker.characteristic(primary.skill().characteristic()),
                attacker.characteristic(second.skill().characteristic()));
        int difficulty = Math.max(
                AttackPool.ownDifficulty(state, attacker, target, primary),
                AttackPool.ownDifficulty(state, attacker, target, second));
        PoolPlan plan = PoolPlan.of(PoolBase.of(
                        characteristic,
                        ranks,
                        "the lower characteristic " + characteristic + ", the lower ranks " + ranks))
                .against(new PoolBase(difficulty, 0, "the higher difficulty"))
                .and(INCREASE_DIFFICULTY, 1, "two weapons");
        return AttackPool.ofPair(
                state, attacker, target, primary, second, WeaponDice.addPair(plan, attacker, primary, second));
    }
}
