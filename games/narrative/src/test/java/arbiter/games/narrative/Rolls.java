package arbiter.games.narrative;

import arbiter.dice.Symbols;
import arbiter.games.narrative.attack.Attack;
import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.attack.AttackPool;
import arbiter.games.narrative.attack.AttackSource;
import arbiter.games.narrative.attack.WeaponSource;
import arbiter.games.narrative.check.CheckDice;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.damage.Hits;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.spend.SymbolSpending;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Attacks and checks for scenarios: whole ones, and such that begin when their symbols are known. */
public final class Rolls {

    private Rolls() {}

    public static AttackInProgress attack(
            NarrativeState state, Participant attacker, Participant target, String weapon) {
        AttackSource source = WeaponSource.of(attacker, attacker.gear().get(weapon));
        return new AttackInProgress(attacker, target, source, AttackPool.of(state, attacker, target, source));
    }

    /** A whole attack, dice and all. */
    public static void shoot(Play<NarrativeState> play, Participant attacker, Participant target, String weapon) {
        Attack.resolve(play, attack(play.state(), attacker, target, weapon));
    }

    /** An attack that came to these symbols: what they buy, and what its hits do. */
    public static AttackInProgress came(
            Play<NarrativeState> play, Participant attacker, Participant target, String weapon, Symbols symbols) {
        AttackInProgress attack = attack(play.state(), attacker, target, weapon);
        attack.rolled(DicePool.EMPTY, symbols);
        if (attack.succeeds()) {
            attack.add(Hit.of(
                    target, attack.source(), symbols.success(), attack.source().dealsStrain()));
        }
        SymbolSpending.resolve(play, attack);
        Hits.resolve(play, attack, attack.hits());
        return attack;
    }

    /** A check of a skill that came to these symbols, and what they buy. */
    public static void came(Play<NarrativeState> play, Participant one, String skill, Symbols symbols) {
        CheckInProgress check = CheckInProgress.skill(
                play.state(), one, play.state().tables().skill(skill), Difficulty.AVERAGE, "a task");
        check.rolled(DicePool.EMPTY, symbols);
        SymbolSpending.resolve(play, check);
    }

    /** The pool of a check with the dice of all chapters. */
    public static String pool(NarrativeState state, CheckInProgress check) {
        CheckDice.add(state, check);
        return check.plan().assemble().toString();
    }

    public static String pool(NarrativeState state, Participant one, String skill) {
        return pool(
                state,
                CheckInProgress.skill(state, one, state.tables().skill(skill), Difficulty.AVERAGE, "a task")
                        .asAction());
    }
}
