package arbiter.dice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Every different hand of some equal dice with the number of rolls that show it. */
final class HandOdds {

    private static final int LARGEST = 200_000;

    private final int sides;
    private final int[] faces;
    private final Cells ways;
    private final Cells path;
    private final Cells weights;
    private final List<Faces> hands = new ArrayList<>();

    private HandOdds(Weights kind, int count, int sides, int different, int bits) {
        this.sides = sides;
        this.faces = new int[count];
        this.weights = Cells.of(kind, different, bits);
        this.path = weights.blank(sides + 1);
        path.set(0, 1);
        this.ways = Ways.triangle(weights, count, path, 0);
    }

    static Distribution<Faces> of(Weights kind, int count, int sides) {
        String what = count + "d" + sides;
        double different = 1;
        for (int i = 1; i < sides && different <= LARGEST; i++) {
            different = different * (count + i) / i;
        }
        if (different > LARGEST) {
            throw new TooLarge(what + " is too large to follow every face: at most " + LARGEST
                    + " different hands are worked out; its sum or its highest dice can be asked for");
        }
        int bits = Limits.bits(sides, count);
        Limits.rolls(what, bits);
        HandOdds odds = new HandOdds(kind, count, sides, (int) Math.round(different), bits);
        odds.take(1, 0);
        return new Table<>(
                Table.numbered(odds.hands.size()),
                odds.hands::get,
                odds.weights,
                EqualDice.power(odds.weights, sides, count));
    }

    /** The dice from {@code placed} on show this face or a higher one. */
    private void take(int face, int placed) {
        int left = faces.length - placed;
        if (face == sides) {
            Arrays.fill(faces, placed, faces.length, face);
            weights.add(hands.size(), path, face - 1, 1, 1);
            hands.add(Faces.ofSorted(faces.clone()));
            return;
        }
        for (int taken = left; taken >= 0; taken--) {
            Arrays.fill(faces, placed, placed + taken, face);
            path.set(face, 0);
            path.add(face, path, face - 1, 1, ways, Ways.index(left, taken));
            take(face + 1, placed + taken);
        }
    }
}
