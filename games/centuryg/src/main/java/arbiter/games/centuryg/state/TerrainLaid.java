package arbiter.games.centuryg.state;

import arbiter.content.yaml.EnumWords;
import arbiter.kernel.Line;

/** A Zone becomes more than it was. Ledger: BCG-TERR-6. */
public record TerrainLaid(Patch patch) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.ground.add(patch);
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of(state.field().zones().text(patch.zone()) + " is " + EnumWords.of(patch.terrain()));
    }
}
