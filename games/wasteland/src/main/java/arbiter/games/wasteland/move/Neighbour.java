package arbiter.games.wasteland.move;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** The one other whom somebody may stop beside as well, or nobody. Ledger: WAS-MOVE-2. */
record Neighbour(Optional<Fighter> unit) implements Option {

    private static final Neighbour NOBODY = new Neighbour(Optional.empty());

    static List<Neighbour> of(Fighter other) {
        return List.of(NOBODY, new Neighbour(Optional.of(other)));
    }

    @Override
    public String id() {
        return unit.map(Fighter::id).orElse("none");
    }

    @Override
    public String text() {
        return unit.map(Fighter::name).orElse("Nobody else");
    }

    @Override
    public Optional<Pointer> pointer() {
        return unit.map(one -> new Pointer.Unit(one.id()));
    }

    @Override
    public boolean declines() {
        return unit.isEmpty();
    }
}
