package arbiter.games.wasteland.damage;

import arbiter.dice.CombatDice;
import arbiter.dice.CombatRoll;
import arbiter.dice.Faces;
import arbiter.games.wasteland.luck.LuckUse;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** Combat dice of somebody's own roll that is no damage, with Luck of the roller. Ledger: WAS-LUCK-5. */
public final class OwnDice {

    private OwnDice() {}

    public static CombatRoll roll(
            Play<WastelandState> play, String label, String question, String again, int dice, Fighter roller) {
        CombatPool pool = CombatPool.of(dice);
        if (!LuckUse.has(roller)) {
            return play.draw(label, pool.sum());
        }
        Faces thrown = play.draw(label, pool.sides(), CombatPool.CLASSES);
        return CombatDice.read(RolledSides.of(thrown).withLuck(play, question, again, roller));
    }
}
