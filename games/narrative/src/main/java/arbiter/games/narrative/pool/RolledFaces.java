package arbiter.games.narrative.pool;

import arbiter.dice.Symbols;
import java.util.ArrayList;
import java.util.List;

/**
 * A roll of which somebody may turn a die: what it comes to, and which faces lie there. Of each face only so much is kept
 * as matters, whether there is one, or for setback dice whether there are two.
 */
public record RolledFaces(Symbols symbols, long shown) {

    static final int BITS = 2;
    private static final long MASK = (1L << BITS) - 1;

    RolledFaces and(Symbols face, int number, int most) {
        Symbols sum = symbols.plus(face);
        if (number < 0 || count(number) >= most) {
            return new RolledFaces(sum, shown);
        }
        return new RolledFaces(sum, shown + (1L << BITS * number));
    }

    private int count(int number) {
        return (int) (shown >>> BITS * number & MASK);
    }

    /** The different faces that lie there and can be turned. */
    public List<DieFace> faces() {
        List<DieFace> faces = new ArrayList<>();
        for (int number = 0; number < DieFace.count(); number++) {
            if (count(number) > 0) {
                faces.add(DieFace.of(number));
            }
        }
        return faces;
    }

    /** The same roll with a die turned to another face. */
    public RolledFaces turned(DieFace from, DieFace to) {
        Symbols less = new Symbols(-from.symbols().success(), -from.symbols().advantage(), 0, 0);
        long without = shown - (1L << BITS * DieFace.number(from));
        RolledFaces rest = new RolledFaces(symbols.plus(less), without);
        return rest.and(to.symbols(), DieFace.number(to), FacePool.most(to.die()));
    }
}
