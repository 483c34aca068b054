package arbiter.games.centuryg.terrain;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** A Zone becomes more than it was. Ledger: BCG-TERR-6. */
public record TerrainLaid(Patch patch) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.set(state.ground().with(patch));
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of(state.field().zones().text(patch.zone()) + " is " + EnumWords.of(patch.terrain()));
    }
}
