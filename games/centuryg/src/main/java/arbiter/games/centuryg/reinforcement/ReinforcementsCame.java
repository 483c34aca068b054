package arbiter.games.centuryg.reinforcement;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** Helpers stand by for a side. Ledger: BCG-RNF-1. */
public record ReinforcementsCame(Reinforcements who) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.set(Helpers.of(who));
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("Reinforcements stand by for the " + who.side() + " side, " + who.points() + " RP");
    }
}
