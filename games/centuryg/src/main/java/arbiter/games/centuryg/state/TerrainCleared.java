package arbiter.games.centuryg.state;

import arbiter.content.yaml.EnumWords;
import arbiter.kernel.Line;

/** The gamemaster takes a kind of Terrain out of a Zone, however often it lies there. Ledger: BCG-TERR-6. */
public record TerrainCleared(int zone, Terrain terrain) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.ground.remove(zone, terrain);
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of(state.field().zones().text(zone) + " is no longer " + EnumWords.of(terrain));
    }
}
