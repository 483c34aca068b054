package arbiter.games.capital.attack;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.games.capital.ability.NothingTwice;
import arbiter.games.capital.check.Check;
import arbiter.games.capital.energy.EnergyTrait;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/**
 * Dice that somebody has decided to throw again: the one that shows a face, or all of a roll, by an effect that is paid
 * for. The hand is the roll's place in an Attack.
 */
record DiceAgain(int hand, Combatant unit, RerollWindow.Labels labels, RerollSource source, int face) {

    private static final Draw<Faces> ONE_DIE = Dice.of(1, Die.D6);
    private static final int ALL = 0;

    static DiceAgain one(Combatant unit, RerollWindow.Labels labels, RerollSource source, int face) {
        return new DiceAgain(0, unit, labels, source, face);
    }

    static DiceAgain both(Combatant unit, RerollWindow.Labels labels, RerollSource source) {
        return new DiceAgain(0, unit, labels, source, ALL);
    }

    DiceAgain of(int roll) {
        return new DiceAgain(roll, unit, labels, source, face);
    }

    /** What the dice that stay where they are add up to; how they came to lie there is of no more interest. */
    int kept(Faces dice) {
        return face == ALL ? 0 : dice.sum() - face;
    }

    /** The dice as they lie afterwards. */
    Faces resolve(Play<CapitalState> play, Faces dice) {
        Faces after = face == ALL
                ? play.draw(labels.both(), Check.TWO_DICE)
                : dice.with(face, play.draw(labels.die(), ONE_DIE).sum());
        use(play, unit, source, dice, after);
        return after;
    }

    static void use(Play<CapitalState> play, Combatant unit, RerollSource source, Faces before, Faces after) {
        int cost = source.cost();
        EnergyTrait.spent(play, source.payer(), source.due());
        boolean newUse = source.startsUse();
        source.use();
        play.emit(new Rerolled(unit.id(), source.name(), source.payer().id(), cost, before, after));
        source.mark().ifPresent(play::emit);
        if (newUse) {
            NothingTwice.note(play, source.payer(), source.name());
        }
    }
}
