package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.Supplier;

/**
 * The hexes under a template, listed when somebody reads them: of hundreds of places that are considered for an Area most
 * are given up without that. Two threads that read at the same time list the same.
 */
final class LaidHexes extends AbstractList<Hex> implements RandomAccess {

    private final Supplier<List<Hex>> laying;
    private List<Hex> hexes;

    /** In reading order. */
    LaidHexes(Supplier<List<Hex>> laying) {
        this.laying = laying;
    }

    private List<Hex> hexes() {
        List<Hex> known = hexes;
        if (known == null) {
            known = laying.get();
            hexes = known;
        }
        return known;
    }

    @Override
    public Hex get(int place) {
        return hexes().get(place);
    }

    @Override
    public int size() {
        return hexes().size();
    }
}
