package arbiter.games.gladiators.modifier;

import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/**
 * What a modifier does, one class for each; they compose, so that none of them knows more of a power than it needs. These
 * are the extension points that building asks; those of play are added as interfaces of their chapters.
 */
public interface ModifierKind {

    /** What it costs on this power; below 0 for a drawback. Ledger: GG-CST-12. */
    default int price(PowerModifier own, SuperPower power) {
        return own.listedPrice();
    }

    /** How many times it may be taken. Ledger: GG-LEG-32. */
    default int mostTimes() {
        return 1;
    }

    /** The rule that keeps it off other abilities. */
    default Code refusal() {
        return Code.MODIFIER_NOT_ALLOWED;
    }

    /** What is not legal about it; whether the ability may have it at all has been looked at before. */
    default void check(PowerModifier own, PlainPower power, Findings findings) {}

    /** Says in plain words what it changes. */
    default void describe(PowerModifier own, SuperPower power, Wording wording) {}
}
