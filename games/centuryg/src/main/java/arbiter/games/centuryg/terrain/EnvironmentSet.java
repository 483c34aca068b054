package arbiter.games.centuryg.terrain;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** A Zone lies on land, under water or in space. Ledger: BCG-AMB-76. */
public record EnvironmentSet(int zone, Environment environment) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Ground.setEnvironment(state, zone, environment);
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of(state.field().zones().text(zone) + " is " + EnumWords.of(environment));
    }
}
