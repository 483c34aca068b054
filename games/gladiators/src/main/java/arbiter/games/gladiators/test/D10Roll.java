package arbiter.games.gladiators.test;

import arbiter.dice.Dice;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;
import java.util.stream.IntStream;

/** One test. Ledger: GG-DIE-1 to 8, GG-AMB-02 to 04. */
public final class D10Roll {

    private static final int TEN = 10;
    private static final Dice ONE = Dice.of(1, TEN);
    private static final Dice TWO = Dice.of(2, TEN);
    private static final int MOST_LUCK = 12;
    /** One, two and so on, as many as anybody has at once; always the same ones, since their odds are kept by them. */
    private static final List<Dice> LUCK = IntStream.rangeClosed(1, MOST_LUCK)
            .mapToObj(dice -> Dice.of(dice, TEN))
            .toList();

    private D10Roll() {}

    /** With one die that no character rolls: weather, falls, walls. */
    public static TestRoll roll(Play<GladiatorsState> play, String label, boolean major, int needed) {
        return roll(play, label, major, needed, TestDice.ONE);
    }

    public static TestRoll roll(Play<GladiatorsState> play, String label, boolean major, int needed, TestDice dice) {
        return roll(play, label, major, 0, needed, dice, DieMatters.FACE);
    }

    /** With one die of somebody. */
    public static TestRoll roll(Play<GladiatorsState> play, String label, Gladiator roller, int needed) {
        return roll(play, label, roller, needed, TestDice.ONE, DieMatters.FACE);
    }

    /** With one die of somebody, of which only whether it succeeds is ever asked for. */
    public static TestRoll pass(Play<GladiatorsState> play, String label, Gladiator roller, int needed) {
        return roll(play, label, roller, needed, TestDice.ONE, DieMatters.SUCCESS);
    }

    /** With so much of the die that matters afterwards. */
    public static TestRoll roll(
            Play<GladiatorsState> play, String label, Gladiator roller, int needed, TestDice dice, DieMatters matters) {
        return roll(play, label, roller.isMajor(), roller.session().dieLoss(), needed, dice, matters); // GG-AD-091
    }

    private static TestRoll roll(
            Play<GladiatorsState> play,
            String label,
            boolean major,
            int loss,
            int needed,
            TestDice dice,
            DieMatters matters) {
        int least = needed + loss;
        int die = lucky(play, label, dice.luck(), base(play, label, dice.keep(), least, matters), least, matters);
        if (die >= least) {
            return new TestRoll(needed, die, loss, true);
        }
        if (die < TEN) {
            return new TestRoll(needed, die, loss, false);
        }
        return new TestRoll(needed, die, loss, major || again(play, label, least - 9)); // GG-DIE-5, GG-DIE-6
    }

    private static int base(
            Play<GladiatorsState> play, String label, TestDice.Keep keep, int needed, DieMatters matters) {
        return switch (keep) {
            case ONE -> play.draw(label, ONE, matters.plain(needed)).sum();
            case HIGHER -> play.draw(label, TWO, matters.highest(needed)).highest();
            case LOWER -> play.draw(label, TWO, matters.lowest(needed)).lowest();
        };
    }

    private static int lucky(
            Play<GladiatorsState> play, String label, int luck, int die, int needed, DieMatters matters) {
        if (luck == 0) {
            return die;
        }
        int many = Math.abs(luck);
        Dice dice = many <= MOST_LUCK ? LUCK.get(many - 1) : Dice.of(many, TEN);
        return luck > 0
                ? Math.max(
                        die,
                        play.draw(label + "-luck", dice, matters.highest(needed))
                                .highest())
                : Math.min(
                        die,
                        play.draw(label + "-luck", dice, matters.lowest(needed)).lowest());
    }

    /** A minor who needs more than ten throws again after each ten. Ledger: GG-DIE-6, GG-AMB-03. */
    private static boolean again(Play<GladiatorsState> play, String label, int needed) {
        int die = play.draw(label + "-again", ONE).sum();
        return die >= needed || die == TEN && again(play, label, needed - 9);
    }
}
