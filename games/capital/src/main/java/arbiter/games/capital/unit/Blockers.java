package arbiter.games.capital.unit;

import arbiter.space.plane.Blocker;
import arbiter.space.plane.BlockerList;
import arbiter.space.plane.Scenery;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** What stands in the way of sight and movement, and everything on the ground that has a word of its own. */
public record Blockers(List<Blocker> all, List<Scenery> scenery) implements Part {

    public Blockers {
        all = BlockerList.of(all);
    }

    public Blockers(List<Blocker> all) {
        this(all, List.of());
    }
}
