package arbiter.games.capital.attack;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.games.capital.ability.Hindrance;
import arbiter.games.capital.ability.PowerPlay.HindranceEnded;
import arbiter.games.capital.ability.PowerPlay.PowerPlayHindrances;
import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/**
 * A Power Play makes a roll that succeeded throw its higher die again, the attacker's before a defender's; each effect
 * once. Step 8 of an Attack. Ledger: CAP-AMB-50, CAP-AMB-51.
 */
final class ForcedReroll {

    private static final Draw<Faces> ONE_DIE = Dice.of(1, Die.D6);

    private ForcedReroll() {}

    /** Whether a die was thrown again, so that both sides may answer once more. */
    static boolean resolve(Play<CapitalState> play, AttackInProgress roll) {
        Combatant attacker = roll.attacker();
        if (shaky(play, roll, attacker) || shaky(play, roll, roll.means().maker(attacker))) {
            return true;
        }
        if (roll.means().is(AttackFlag.HEALING)) { // nobody makes a Defense Roll
            return false;
        }
        for (DefenseRoll defense : roll.defenses()) {
            Combatant target = defense.target();
            if (PowerPlayHindrances.of(target).hampered(Hindrance.Kind.SHAKY_DEFENSE)
                    && roll.margin(defense) <= 0) { // a tie too
                defense.turn(thrown(play, target, Hindrance.Kind.SHAKY_DEFENSE, defense.dice()));
                return true;
            }
        }
        return false;
    }

    /** Whether it can still come to that for anybody, so that it matters how the dice lie. */
    static boolean threatens(AttackInProgress roll) {
        Combatant attacker = roll.attacker();
        boolean threatens = PowerPlayHindrances.of(attacker).hampered(Hindrance.Kind.SHAKY_ATTACK)
                || PowerPlayHindrances.of(roll.means().maker(attacker)).hampered(Hindrance.Kind.SHAKY_ATTACK);
        for (int i = 0; i < roll.defenses().size(); i++) {
            threatens |= PowerPlayHindrances.of(roll.defenses().get(i).target()).hampered(Hindrance.Kind.SHAKY_DEFENSE);
        }
        return threatens;
    }

    /** The Attack Roll of a vehicle is its operator's too, so either of them may be hampered. */
    private static boolean shaky(Play<CapitalState> play, AttackInProgress roll, Combatant maker) {
        if (!PowerPlayHindrances.of(maker).hampered(Hindrance.Kind.SHAKY_ATTACK) || !roll.hitsAnybody()) {
            return false;
        }
        roll.turn(thrown(play, maker, Hindrance.Kind.SHAKY_ATTACK, roll.dice()));
        return true;
    }

    private static Faces thrown(Play<CapitalState> play, Combatant unit, Hindrance.Kind kind, Faces dice) {
        Faces after =
                dice.with(dice.highest(), play.draw("attack.forced", ONE_DIE).sum());
        play.emit(new Rerolled(unit.id(), "Power Play", unit.id(), 0, dice, after));
        play.emit(new HindranceEnded(unit.id(), kind));
        return after;
    }
}
