package arbiter.dice;

/**
 * The joint odds of a pool of symbol dice. Only proficiency dice show triumphs and only challenge dice despairs, each
 * on one side; so for a given number of both, the rest are plain dice on a plane of success and advantage, and the
 * plane for one more plain die follows from the one before.
 */
final class SymbolOdds {

    static final SymbolDie[] DICE = SymbolDie.values();

    /** No side shows more than two of a symbol. */
    private static final int REACH = 2;

    private static final Spots[] SPOTS = new Spots[DICE.length];
    private static final int[] LOW_SUCCESS = new int[DICE.length];
    private static final int[] LOW_ADVANTAGE = new int[DICE.length];

    static {
        for (SymbolDie die : DICE) {
            read(die);
        }
    }

    private final SymbolPool pool;
    private final int rows;
    private final int width;
    private final int lowSuccess;
    private final int lowAdvantage;

    private SymbolOdds(SymbolPool pool) {
        this.pool = pool;
        int success = 0;
        int advantage = 0;
        int reach = 0;
        int breadth = 0;
        for (SymbolDie die : DICE) {
            int count = pool.count(die);
            success += count * LOW_SUCCESS[die.ordinal()];
            advantage += count * LOW_ADVANTAGE[die.ordinal()];
            reach += count * SPOTS[die.ordinal()].highestRow();
            breadth += count * SPOTS[die.ordinal()].highestColumn();
        }
        rows = reach + 1;
        width = breadth + 1;
        lowSuccess = success;
        lowAdvantage = advantage;
    }

    /** The sides without triumph and despair, moved so that no quantity is below 0. */
    private static void read(SymbolDie die) {
        int sides = die.die().sides();
        int plain = die == SymbolDie.PROFICIENCY || die == SymbolDie.CHALLENGE ? sides - 1 : sides;
        int[] success = new int[plain];
        int[] advantage = new int[plain];
        int low = 0;
        int lowAdvantage = 0;
        for (int side = 0; side < plain; side++) {
            success[side] = die.face(side + 1).success();
            advantage[side] = die.face(side + 1).advantage();
            low = Math.min(low, success[side]);
            lowAdvantage = Math.min(lowAdvantage, advantage[side]);
        }
        for (int side = 0; side < plain; side++) {
            success[side] -= low;
            advantage[side] -= lowAdvantage;
        }
        LOW_SUCCESS[die.ordinal()] = low;
        LOW_ADVANTAGE[die.ordinal()] = lowAdvantage;
        SPOTS[die.ordinal()] = Spots.of(success, advantage);
    }

    static Distribution<Symbols> of(SymbolPool pool, Weights kind) {
        return new SymbolOdds(pool).odds(kind);
    }

    private Distribution<Symbols> odds(Weights kind) {
        double bits = 0;
        int dice = 0;
        for (SymbolDie die : DICE) {
            bits += pool.count(die) * Math.log(die.die().sides()) / Math.log(2);
            dice += pool.count(die);
        }
        double slab = (double) rows * width;
        double slabs = (pool.proficiency() + 1.0) * (pool.challenge() + 1);
        Limits.rolls(pool.notation(), bits);
        Limits.outcomes(pool.notation(), (long) (slab * slabs));
        Limits.work(pool.notation(), slab * (slabs + dice) * 7, bits);
        Plane plane = Plane.start(kind, rows, width, REACH, (int) bits + 2);
        for (SymbolDie die : DICE) {
            if (die != SymbolDie.PROFICIENCY && die != SymbolDie.CHALLENGE) {
                plane = plane.with(SPOTS[die.ordinal()], pool.count(die));
            }
        }
        return gathered(slabs(plane));
    }

    /** One plane for every number of triumphs and despairs, in one array. */
    private Cells slabs(Plane plain) {
        int proficiency = pool.proficiency();
        int challenge = pool.challenge();
        Cells all = plain.cells().blank((proficiency + 1) * (challenge + 1) * rows * width);
        Cells one = all.blank(1);
        one.set(0, 1);
        Cells triumphs = Ways.triangle(all, proficiency, one, 0);
        Cells despairs = Ways.triangle(all, challenge, one, 0);
        Plane row = plain;
        for (int triumph = proficiency; triumph >= 0; triumph--) {
            Plane plane = row;
            for (int despair = challenge; despair >= 0; despair--) {
                Cells weight = all.blank(1);
                weight.add(0, triumphs, Ways.index(proficiency, triumph), 1, despairs, Ways.index(challenge, despair));
                plane.addTo(all, place(triumph, despair), weight, 0);
                if (despair > 0) {
                    plane = plane.with(SPOTS[SymbolDie.CHALLENGE.ordinal()]);
                }
            }
            if (triumph > 0) {
                row = row.with(SPOTS[SymbolDie.PROFICIENCY.ordinal()]);
            }
        }
        return all;
    }

    /**
     * Where a plane begins: a triumph counts one success and a despair one failure, each from the lowest that the plain
     * die in its place could show.
     */
    private int place(int triumph, int despair) {
        int slab = triumph * (pool.challenge() + 1) + despair;
        int shift = triumph + despair * (-1 - LOW_SUCCESS[SymbolDie.CHALLENGE.ordinal()]);
        int advantage = -despair * LOW_ADVANTAGE[SymbolDie.CHALLENGE.ordinal()];
        return (slab * rows + shift) * width + advantage;
    }

    private Distribution<Symbols> gathered(Cells all) {
        Cells total = all.blank(1);
        total.set(0, 1);
        for (SymbolDie die : DICE) {
            Cells next = total.blank(1);
            next.add(0, total, 0, 1, EqualDice.power(total, die.die().sides(), pool.count(die)), 0);
            total = next;
        }
        int despairs = pool.challenge() + 1;
        return Table.packed(
                all,
                total,
                key -> new Symbols(
                        key / width % rows + lowSuccess + pool.fixed().success(),
                        key % width + lowAdvantage + pool.fixed().advantage(),
                        key / width / rows / despairs + pool.fixed().triumph(),
                        key / width / rows % despairs + pool.fixed().despair()));
    }
}
