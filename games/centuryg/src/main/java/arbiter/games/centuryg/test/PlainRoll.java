package arbiter.games.centuryg.test;

import arbiter.dice.Dice;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Play;

/** A Test of a Unit's that is no Might Test: no Tension, but what hinders all Tests. Ledger: BCG-OP-5, BCG-MACT-4. */
public final class PlainRoll {

    private static final int SIDES = 10;

    private PlainRoll() {}

    /** The die that counts. */
    public static int die(Play<CenturyState> play, String label, Fighter unit) {
        int worse = play.state().sum(Mark.Kind.RATTLED, unit, unit);
        return worse == 0
                ? play.draw(label, Dice.of(1, SIDES).sum())
                : play.draw(label, Dice.of(1 + worse, SIDES).keepLowest(1));
    }
}
