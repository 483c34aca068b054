package arbiter.games.centuryg.view;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.terrain.Environment;
import arbiter.games.centuryg.terrain.Field;
import arbiter.games.centuryg.terrain.Ground;
import arbiter.games.centuryg.terrain.Patch;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.View;
import arbiter.space.zone.Zones;
import java.util.ArrayList;
import java.util.List;

/** The map as boards of Zones draw it: a grid with the Zones where something lies, or all Zones of a sketch. */
public final class BoardView {

    /** What a gamemaster lays on Zones: Terrain, and Environments other than land. */
    public static final List<String> PAINTS = paints();

    private static final String GAS = "gas";

    private BoardView() {}

    private static List<String> paints() {
        List<String> paints = new ArrayList<>();
        for (Terrain terrain : Terrain.values()) {
            paints.add(EnumWords.of(terrain));
        }
        for (Environment environment : Environment.values()) {
            if (environment != Environment.LAND) {
                paints.add(EnumWords.of(environment));
            }
        }
        return List.copyOf(paints);
    }

    static View.Board of(CenturyState state) {
        return state.field().shape() == Field.Shape.MAP ? sketch(state) : grid(state);
    }

    private static View.Board sketch(CenturyState state) {
        Zones zones = state.field().zones();
        List<View.Feature> features = new ArrayList<>();
        for (int zone = 0; zone < zones.size(); zone++) {
            features.add(zone(zones, zone, ground(state, zone, Environment.LAND)));
        }
        for (var link : state.field().links()) {
            features.add(View.Feature.of("link", link.one(), link.other()));
        }
        return new View.Board("zones", features, PAINTS);
    }

    private static View.Board grid(CenturyState state) {
        Field field = state.field();
        Environment usual = usual(state);
        List<View.Detail> whole = new ArrayList<>();
        whole.add(View.Detail.of("columns", field.width()));
        whole.add(View.Detail.of("rows", field.height()));
        if (usual != Environment.LAND) {
            whole.add(View.Detail.of("environment", EnumWords.of(usual)));
        }
        List<View.Feature> features = new ArrayList<>();
        features.add(new View.Feature("grid", "grid", List.of(), 0, whole));
        for (int zone = 0; zone < field.zones().size(); zone++) {
            List<View.Detail> ground = ground(state, zone, usual);
            if (!ground.isEmpty()) {
                features.add(zone(field.zones(), zone, ground));
            }
        }
        return new View.Board("zones-" + EnumWords.of(field.shape()), features, PAINTS);
    }

    /** The Environment of most Zones. */
    private static Environment usual(CenturyState state) {
        int[] counts = new int[Environment.values().length];
        counts[Environment.LAND.ordinal()] =
                state.field().zones().size() - state.ground().places().size();
        Environment usual = Environment.LAND;
        for (Ground.Place place : state.ground().places()) {
            Environment environment = place.environment();
            if (++counts[environment.ordinal()] > counts[usual.ordinal()]) {
                usual = environment;
            }
        }
        return usual;
    }

    private static View.Feature zone(Zones zones, int zone, List<View.Detail> ground) {
        return new View.Feature("zone", zones.name(zone), List.of(zones.text(zone)), 0, ground);
    }

    private static List<View.Detail> ground(CenturyState state, int zone, Environment usual) {
        List<View.Detail> details = new ArrayList<>(0);
        for (Patch patch : state.ground().patches()) {
            if (patch.zone() == zone) {
                details.add(View.Detail.of("terrain", EnumWords.of(patch.terrain())));
            }
        }
        if (state.scene().hasGas(zone)) {
            details.add(View.Detail.of("terrain", GAS));
        }
        Environment environment = state.ground().environment(zone);
        if (environment != usual) {
            details.add(View.Detail.of("environment", EnumWords.of(environment)));
        }
        return details;
    }
}
