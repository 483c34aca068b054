package arbiter.games.centuryg.terrain;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.kernel.Line;
import java.util.List;

/** Some Zones become more than they were for a while. Ledger: BCG-TERR-6. */
public record GroundChanged(List<Integer> zones, List<Terrain> terrain, Clock clock) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        for (int zone : zones) {
            for (Terrain kind : terrain) {
                Ground.lay(state, zone, kind, clock);
            }
        }
    }

    @Override
    public Line line(CenturyState state) {
        StringBuilder places = new StringBuilder();
        for (int zone : zones) {
            places.append(places.length() == 0 ? "" : " ")
                    .append(state.field().zones().text(zone));
        }
        String kinds = String.join(" and ", terrain.stream().map(EnumWords::of).toList());
        return Line.of("The ground becomes " + kinds + ": " + places);
    }
}
