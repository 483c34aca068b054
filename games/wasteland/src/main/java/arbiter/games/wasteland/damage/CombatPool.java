package arbiter.games.wasteland.damage;

import arbiter.dice.CombatDice;
import arbiter.dice.CombatRoll;
import arbiter.dice.Dice;
import arbiter.dice.Faces;
import java.util.function.Function;

/** So many combat dice, once with every side kept and once as what they show; made once for each number. Ledger: WAS-DMG-2. */
record CombatPool(Dice sides, CombatDice sum) {

    /** More dice than any attack rolls are made anew. */
    private static final CombatPool[] KNOWN = new CombatPool[41];

    /** Blank sides are alike, and so are those with an Effect. */
    static final Function<Faces, Object> CLASSES = CombatPool::classes;

    /** Effects do nothing. */
    static final Function<CombatRoll, Object> DAMAGE = CombatRoll::damage;

    /** Effects do nothing but add damage. */
    static final Function<CombatRoll, Object> TOGETHER = roll -> roll.damage() + roll.effects();

    static CombatPool of(int count) {
        if (count >= KNOWN.length) {
            return made(count);
        }
        CombatPool known = KNOWN[count];
        if (known == null) {
            known = made(count);
            KNOWN[count] = known;
        }
        return known;
    }

    private static CombatPool made(int count) {
        CombatDice dice = new CombatDice(count);
        return new CombatPool(dice.sides(), dice);
    }

    private static Object classes(Faces faces) {
        int ones = faces.count(1);
        int twos = faces.count(2);
        int effects = faces.count(5) + faces.count(6);
        return (ones << 16) + (twos << 8) + effects;
    }
}
