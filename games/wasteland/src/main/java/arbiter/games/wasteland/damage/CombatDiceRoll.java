package arbiter.games.wasteland.damage;

import arbiter.dice.CombatDice;
import arbiter.dice.CombatRoll;
import arbiter.dice.Faces;
import arbiter.games.wasteland.luck.LuckUse;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** The damage roll of an attack, with Luck of the attacker. Ledger: WAS-DMG-2, WAS-LUCK-5. */
final class CombatDiceRoll {

    private CombatDiceRoll() {}

    /** Where nobody can change the dice, odds tell apart only what matters to the weapon. */
    static CombatRoll roll(Play<WastelandState> play, DamageSource source, int dice) {
        CombatPool pool = CombatPool.of(dice);
        if (source.attacker().filter(LuckUse::has).isEmpty()) {
            return source.needsEffects()
                    ? play.draw("damage.dice", pool.sum())
                    : play.draw(
                            "damage.dice", pool.sum(), source.addsEffects() ? CombatPool.TOGETHER : CombatPool.DAMAGE);
        }
        Faces thrown = play.draw("damage.dice", pool.sides(), CombatPool.CLASSES);
        return CombatDice.read(RolledSides.of(thrown)
                .withLuck(
                        play,
                        "damage.miss-fortune",
                        "damage.reroll",
                        source.attacker().get()));
    }
}
