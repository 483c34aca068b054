package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.AbilitySet;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.kernel.Modifiers;
import java.util.List;

/**
 * What an ability does, one class for each. These are the extension points that building asks; those of play stand beside
 * it ({@link ToHitAbility}, {@link DodgeAbility}, {@link ProtectingAbility}) and a kind implements those it has a part in.
 */
public interface AbilityKind {

    /** Whether it is only a budget for other abilities, which carry their own modifiers. Ledger: GG-AMB-108. */
    default boolean isBudget() {
        return false;
    }

    /** Whether it covers hexes without Area. Ledger: GG-AMB-16. */
    default boolean isAreaByItself() {
        return false;
    }

    /** Whether it is aimed at others even without a range or an Area. Ledger: GG-AMB-108. */
    default boolean isOffensiveAlone() {
        return true;
    }

    /** Whether it makes a result roll even without a range or an Area. Ledger: GG-AMB-108. */
    default boolean makesResultAlone() {
        return true;
    }

    /** Whether it is meant for others, so that Always On needs an Area. Ledger: GG-LEG-34. */
    default boolean isMeantForOthers(Ability ability) {
        return ability.isIn(AbilitySet.OFFENSIVE);
    }

    /** Whether it holds other powers, built on as many GP as its Level. Ledger: GG-AMB-75. */
    default boolean holdsPowers() {
        return false;
    }

    /** What is not legal about it. */
    default void check(PlainPower power, Findings findings) {}

    /** What is paid besides the price list, by what else its owner has. Ledger: GG-CST-12. */
    default Modifiers surcharge(PowerForm form, SuperPower power, List<SuperPower> all) {
        return Modifiers.none();
    }

    /** Says in plain words what it is. */
    void describe(PowerForm form, SuperPower power, Wording wording);
}
