package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.DamageInProgress;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/**
 * What a Genre Power does: one class each, named by content, asked on one visible line at every moment at which Powers
 * can be called. Whoever asks has made sure that the owner can pay and has a use of the Power left. Ledger: tables 3.6
 * and 3.7, 5.6.
 */
public interface PowerTrait {

    /** On the menu of the owner's own Turn, before the Action. Ledger: BCG-GP-2. */
    default void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {}

    /** The same for what needs an Action that is free to be anything. */
    default void withAction(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {}

    /** Whenever somebody is asked, without an occasion. Ledger: 5.6, BCG-GP-2. */
    default void unasked(CenturyState state, Fighter owner, KnownPower power, List<WindowAnswer> answers) {}

    /** When an Offensive Action is made, for whoever flies the attacker. Ledger: 5.3 step 6. */
    default void onAttack(Play<CenturyState> play, Fighter owner, KnownPower power, AttackInProgress attack) {}

    /** When Active Defenses are about to count. Ledger: 5.6 step 3. */
    default void piercing(
            CenturyState state, Fighter owner, KnownPower power, AttackInProgress attack, List<WindowAnswer> answers) {}

    /** When a Might Test has been rolled. Ledger: 5.3 step 10. */
    default void afterTest(
            CenturyState state, Fighter owner, KnownPower power, AttackInProgress attack, List<WindowAnswer> answers) {}

    /** Before Damage is dealt. Ledger: 5.3 step 12. */
    default void beforeDamage(
            CenturyState state, Fighter owner, KnownPower power, DamageInProgress blow, List<WindowAnswer> answers) {}

    /** When the Unit that the owner is in is about to be destroyed. Ledger: 5.3 step 13. */
    default void atDestruction(
            CenturyState state, Fighter owner, KnownPower power, DamageCause cause, List<WindowAnswer> answers) {}

    /** When an attack is over in which the Power said that something is still owed. Ledger: 5.3 step 18. */
    default void afterAttack(Play<CenturyState> play, Fighter owner, KnownPower power, AttackInProgress attack) {}

    /** The same for what waits until all others have had theirs. Ledger: BCG-AMB-88. */
    default void afterAll(Play<CenturyState> play, Fighter owner, KnownPower power, AttackInProgress attack) {}

    /** Whether the owner keeps in mind which Weapons have hurt it. Ledger: BCG-AMB-119. */
    default boolean remembersWounds() {
        return false;
    }

    /** Whether an agent calls it on its Turn: here, if the fight has come to a head and it is not the last Point. */
    default boolean isWantedInTurn(CenturyState state, Fighter unit, SetupPower use, TurnProspects prospects) {
        return prospects.isTense() && unit.genre().points() > 1;
    }

    /** What it is worth to an agent in a window, as {@link WindowAnswer#worth} has it. */
    default int worthAnswering(CenturyState state, WindowAnswer answer) {
        return answer.worthAsDefense();
    }

    /** The same where nobody asks, before somebody of the owner's side acts. */
    default int worthUnasked(CenturyState state, Fighter owner, KnownPower power, TurnProspects prospects) {
        return 0;
    }
}
