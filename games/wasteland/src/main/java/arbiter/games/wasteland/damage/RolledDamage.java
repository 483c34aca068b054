package arbiter.games.wasteland.damage;

import arbiter.dice.CombatRoll;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** What a damage roll comes to: points with Vicious, and the Effects as far as they still do something. Ledger: WAS-DMG-2. */
record RolledDamage(int damage, int effects) {

    static RolledDamage roll(Play<WastelandState> play, DamageSource source, int dice) {
        CombatRoll roll = CombatDiceRoll.roll(play, source, dice);
        int damage = roll.damage() + source.moreDamage(source.effectsOf(roll));
        play.emit(new DamageRolled(
                source.attacker().map(Fighter::id), source.weapon().name(), dice, damage, roll.effects()));
        return new RolledDamage(damage, source.needsEffects() ? roll.effects() : 0);
    }
}
