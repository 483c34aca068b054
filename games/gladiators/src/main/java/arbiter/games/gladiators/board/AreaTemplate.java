package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import arbiter.space.hex.HexArea;
import arbiter.space.hex.HexTemplate;
import java.util.ArrayList;
import java.util.List;

/**
 * An Area as it was bought: its kind, its size, whether it is Touch. A Shape has a pattern of offsets that can be turned
 * and moved; without one it takes another form with each use. Ledger: GG-ARE-4, GG-ARE-5, GG-ARE-6.
 */
public record AreaTemplate(AreaShape shape, AreaSize size, boolean touch, List<Hex> pattern) {

    public AreaTemplate {
        if (!size.has(shape)) {
            throw new IllegalArgumentException("there is no " + size + " " + shape.word()
                    + ": Cones end at large, a Barrage is very large," + " a dome is large or very large (GG-ARE-5)");
        }
        if (!pattern.isEmpty()
                && (pattern.size() != size.shapeHexes() || !HexArea.of(pattern).connected())) {
            throw new IllegalArgumentException("a Shape of " + pattern.size() + " hexes: it has " + size.shapeHexes()
                    + " that hang together (GG-ARE-5, GG-AMB-26)");
        }
        pattern = List.copyOf(pattern);
    }

    public static AreaTemplate of(AreaShape shape, AreaSize size) {
        return new AreaTemplate(shape, size, shape == AreaShape.CONE, List.of());
    }

    public static AreaTemplate touch(AreaShape shape, AreaSize size) {
        return new AreaTemplate(shape, size, true, List.of());
    }

    /** A Shape that was settled at design. Ledger: GG-ARE-6. */
    public AreaTemplate fixed(List<Hex> hexes) {
        return new AreaTemplate(AreaShape.SHAPE, size, touch, hexes);
    }

    /** The Shape of those who settled none: as compact as it can be. */
    public AreaTemplate compact() {
        List<Hex> around = new ArrayList<>(List.of(Hex.ORIGIN));
        for (int radius = 1; around.size() < size.shapeHexes(); radius++) {
            around.addAll(HexTemplate.ring(Hex.ORIGIN, radius));
        }
        return fixed(around.subList(0, size.shapeHexes()));
    }
}
