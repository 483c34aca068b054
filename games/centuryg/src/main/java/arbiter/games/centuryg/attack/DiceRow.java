package arbiter.games.centuryg.attack;

import arbiter.dice.Dice;
import arbiter.dice.Draw;
import arbiter.dice.Kept;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The dice of a Might Test in a row, of which each target uses the first few. Rows from which the Test goes on alike are
 * equal: Disadvantages look at the lowest die, Advantages at the highest, or at all faces where a lower one may be kept.
 * Ledger: BCG-AMB-63.
 */
final class DiceRow {

    private static final int SIDES = 10;
    private static final int COMMON = 8;
    private static final Draw<Integer> ONE = Dice.of(1, SIDES).sum();
    private static final Kept[] HIGHEST = new Kept[COMMON];
    private static final Kept[] LOWEST = new Kept[COMMON];

    static {
        for (int i = 0; i < COMMON; i++) {
            HIGHEST[i] = Dice.of(i + 1, SIDES).keepHighest(1);
            LOWEST[i] = Dice.of(i + 1, SIDES).keepLowest(1);
        }
    }

    private final int[] nets;
    private final boolean anyFace;
    private final int[] dice;
    /** What each of the net modifiers can make of the dice, as far as they are thrown. */
    private final int[] alike;

    private DiceRow(int[] nets, boolean anyFace, int[] dice) {
        this.nets = nets;
        this.anyFace = anyFace;
        this.dice = dice;
        this.alike = new int[nets.length];
        for (int i = 0; i < nets.length; i++) {
            alike[i] = use(nets[i], Math.min(dice.length, length(nets[i])));
        }
    }

    /** One die for all, kept at once, where nobody has anything to choose. */
    static int throwOne(Play<CenturyState> play, int net) {
        int more = Math.abs(net);
        Kept kept = more < COMMON
                ? (net >= 0 ? HIGHEST : LOWEST)[more]
                : net >= 0
                        ? Dice.of(1 + more, SIDES).keepHighest(1)
                        : Dice.of(1 + more, SIDES).keepLowest(1);
        return play.draw("attack.might", kept);
    }

    /** As many dice as the most of those net modifiers ask for; any face may be kept, or only the highest. */
    static DiceRow throwAll(Play<CenturyState> play, int[] nets, boolean anyFace) {
        return play.settle(
                "attack.row",
                new DiceRow(nets, anyFace, new int[0]),
                DiceRow::isComplete,
                row -> row.with(play.draw("attack.might", ONE)));
    }

    private boolean isComplete() {
        for (int net : nets) {
            if (length(net) > dice.length) {
                return false;
            }
        }
        return true;
    }

    private DiceRow with(int die) {
        int[] longer = Arrays.copyOf(dice, dice.length + 1);
        longer[dice.length] = die;
        return new DiceRow(nets, anyFace, longer);
    }

    private static int length(int net) {
        return 1 + Math.abs(net);
    }

    private int use(int net, int length) {
        int lowest = SIDES;
        int highest = 0;
        int faces = 0;
        for (int i = 0; i < length; i++) {
            lowest = Math.min(lowest, dice[i]);
            highest = Math.max(highest, dice[i]);
            faces |= 1 << dice[i];
        }
        return net < 0 ? lowest : anyFace ? faces : highest;
    }

    /** The dice that count for so many net Advantages or Disadvantages. */
    List<Integer> first(int net) {
        List<Integer> first = new ArrayList<>(length(net));
        for (int i = 0; i < length(net); i++) {
            first.add(dice[i]);
        }
        return List.copyOf(first);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DiceRow that
                && dice.length == that.dice.length
                && Arrays.equals(nets, that.nets)
                && Arrays.equals(alike, that.alike);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(alike) + dice.length;
    }
}
