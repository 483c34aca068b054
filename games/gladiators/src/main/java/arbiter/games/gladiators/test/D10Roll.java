package arbiter.games.gladiators.test;

import arbiter.dice.Dice;
import arbiter.dice.Faces;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** One test. Ledger: GG-DIE-1 to 8, GG-AMB-02 to 04. */
public final class D10Roll {

    private static final int TEN = 10;
    private static final Dice ONE = Dice.of(1, TEN);
    private static final Dice TWO = Dice.of(2, TEN);

    private D10Roll() {}

    /** With one die that no character rolls: weather, falls, walls. */
    public static TestRoll roll(Play<GladiatorsState> play, String label, boolean major, int needed) {
        return roll(play, label, major, needed, TestDice.ONE);
    }

    public static TestRoll roll(Play<GladiatorsState> play, String label, boolean major, int needed, TestDice dice) {
        return roll(play, label, major, 0, needed, dice);
    }

    /** With one die of somebody. */
    public static TestRoll roll(Play<GladiatorsState> play, String label, Gladiator roller, int needed) {
        return roll(play, label, roller, needed, TestDice.ONE);
    }

    public static TestRoll roll(Play<GladiatorsState> play, String label, Gladiator roller, int needed, TestDice dice) {
        return roll(play, label, roller.isMajor(), roller.session().dieLoss(), needed, dice); // GG-AD-091
    }

    private static TestRoll roll(
            Play<GladiatorsState> play, String label, boolean major, int loss, int needed, TestDice dice) {
        int die = lucky(play, label, dice.luck(), base(play, label, dice.keep()));
        if (die - loss >= needed) {
            return new TestRoll(needed, die, loss, true);
        }
        if (die < TEN) {
            return new TestRoll(needed, die, loss, false);
        }
        return new TestRoll(needed, die, loss, major || again(play, label, needed + loss - 9)); // GG-DIE-5, GG-DIE-6
    }

    private static int base(Play<GladiatorsState> play, String label, TestDice.Keep keep) {
        return switch (keep) {
            case ONE -> play.draw(label, ONE).sum();
            case HIGHER -> play.draw(label, TWO, Faces::highest).highest();
            case LOWER -> play.draw(label, TWO, Faces::lowest).lowest();
        };
    }

    private static int lucky(Play<GladiatorsState> play, String label, int luck, int die) {
        if (luck == 0) {
            return die;
        }
        Dice dice = Dice.of(Math.abs(luck), TEN);
        return luck > 0
                ? Math.max(die, play.draw(label + "-luck", dice, Faces::highest).highest())
                : Math.min(die, play.draw(label + "-luck", dice, Faces::lowest).lowest());
    }

    /** A minor who needs more than ten throws again after each ten. Ledger: GG-DIE-6, GG-AMB-03. */
    private static boolean again(Play<GladiatorsState> play, String label, int needed) {
        int die = play.draw(label + "-again", ONE).sum();
        return die >= needed || die == TEN && again(play, label, needed - 9);
    }
}
