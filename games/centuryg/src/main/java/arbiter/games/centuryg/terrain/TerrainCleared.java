package arbiter.games.centuryg.terrain;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** The gamemaster takes a kind of Terrain out of a Zone, however often it lies there. Ledger: BCG-TERR-6. */
public record TerrainCleared(int zone, Terrain terrain) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.set(state.ground().without(zone, terrain));
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of(state.field().zones().text(zone) + " is no longer " + EnumWords.of(terrain));
    }
}
