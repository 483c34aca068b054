package arbiter.games.capital.unit;

import arbiter.space.plane.Blocker;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** What stands in the way of sight and movement. */
public record Blockers(List<Blocker> all) implements Part {}
