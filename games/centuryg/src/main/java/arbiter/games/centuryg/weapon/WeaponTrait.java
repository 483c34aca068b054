package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/**
 * What a Weapon does besides the Damage of its Might Test: one class each, named by content, called on visible lines of
 * the attack in their written order. Ledger: table 3.14.
 */
public interface WeaponTrait {

    /** Whether a Boost gives it that ability. */
    default boolean gains(WeaponAbility ability) {
        return false;
    }

    /** How far it reaches when Boosted. */
    default int boostedReach(int reach) {
        return reach;
    }

    /** Minimum Range. */
    default int least() {
        return 0;
    }

    /** Whether it can be used up for one better blow. */
    default boolean canBeSpent() {
        return false;
    }

    /** Whether it strikes the whole battlefield, with a die that is always 10. Ledger: BCG-AMB-120. */
    default boolean strikesEverybody() {
        return false;
    }

    /** Whether its Blast strikes the user as well. */
    default boolean strikesUser() {
        return false;
    }

    /** Whether it takes the place of moving. */
    default boolean takesMove() {
        return false;
    }

    /** Whether it can be used at all only against what was aimed at. */
    default boolean needsAim() {
        return false;
    }

    /** Whether the attacker picks all Maimed Areas, and allies in a Duel have nothing to fear. */
    default boolean isPrecise() {
        return false;
    }

    /** Whether the attack may be a charge in a straight line. */
    default boolean charges() {
        return false;
    }

    /** What else can be done with it in a Turn. */
    default void offer(CenturyState state, Fighter unit, List<CenturyAct> acts) {}

    /** Whether the Unit is ready to use it. */
    default boolean isReady(CenturyState state, Fighter unit) {
        return true;
    }

    /** Advantages that a Boost gives. Ledger: BCG-ABIL-3. */
    default int boostAdvantages() {
        return 1;
    }

    /** Says how a Boost is used, with so much Energy left for it and so many targets to choose from; nothing is paid yet. */
    default void boost(Play<CenturyState> play, AttackInProgress attack, int left, int targets) {}

    /** Whether another Enemy is struck as well. */
    default boolean strikesSecond(AttackInProgress attack) {
        return false;
    }

    /** Just before the Might Test. Ledger: 5.3 step 6. */
    default void beforeRoll(Play<CenturyState> play, AttackInProgress attack) {}

    /** Advantages of an Aim, where so many are usual. */
    default int aim(int usual) {
        return usual;
    }

    /** Advantages against that target. */
    default int advantages(CenturyState state, AttackInProgress attack, Fighter target) {
        return 0;
    }

    /** Extra Damage on a pass, reckoned as if the Damage of the Test had left so many points. Ledger: BCG-AMB-35. */
    default int extraDamage(CenturyState state, AttackInProgress attack, Fighter target, int left) {
        return 0;
    }

    /** Disadvantages of whom a hit suppresses. */
    default int grip(AttackInProgress attack) {
        return 1;
    }

    /** What needs a pass; matching the Defense is enough. */
    default void onHit(Play<CenturyState> play, AttackInProgress attack, AttackedUnit victim) {}

    /** What it does to everything in its area, hit or not. Ledger: BCG-ABIL-4. */
    default void inArea(Play<CenturyState> play, AttackInProgress attack) {}

    /** Whether it does something to everybody in its Blast, the user included. */
    default boolean affectsBlast() {
        return false;
    }

    /** Whether the Zones of its Line are not what they were. */
    default boolean changesGround(AttackInProgress attack) {
        return false;
    }

    /** After Overheating. Ledger: 5.3 step 17. */
    default void afterRoll(Play<CenturyState> play, AttackInProgress attack) {}

    /** What the attack leaves behind, hit or miss. Ledger: 5.3 step 18. */
    default void leaves(Play<CenturyState> play, AttackInProgress attack) {}
}
