package arbiter.games.centuryg.rule;

import arbiter.dice.Dice;
import arbiter.dice.Draw;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.kernel.Play;

/** The die of a Unit's Test that is no attack: the lowest of several where all its Tests are hindered. Ledger: BCG-MACT-4. */
final class PlainTest {

    private static final int SIDES = 10;

    private PlainTest() {}

    static int die(Play<CenturyState> play, String label, Fighter unit) {
        int worse = play.state().sum(Mark.Kind.RATTLED, unit, unit);
        return worse == 0
                ? play.draw(label, Dice.of(1, SIDES)).sum()
                : play.draw(label, Dice.of(1 + worse, SIDES).keepLowest(1));
    }

    /** The same as a throw, where two are compared. */
    static Draw<Integer> struggle(CenturyState state, Fighter unit) {
        int worse = state.sum(Mark.Kind.RATTLED, unit, unit);
        return worse == 0 ? Dice.of(1, SIDES).sum() : Dice.of(1 + worse, SIDES).keepLowest(1);
    }
}
