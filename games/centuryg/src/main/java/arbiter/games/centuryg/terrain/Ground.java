package arbiter.games.centuryg.terrain;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.kernel.Line;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/** The Terrain and Environments of the Zones: what lies there adds up. Ledger: BCG-TERR-6, BCG-AMB-71, BCG-AMB-76. */
public record Ground(List<Patch> patches, List<Place> places) implements Part {

    public static final Ground PLAIN = new Ground(List.of(), List.of());

    /** A Zone that is not on land. */
    public record Place(int zone, Environment environment) {}

    /** A Zone becomes more than it was. Ledger: BCG-TERR-6. */
    public static void lay(CenturyState state, int zone, Terrain terrain, Clock clock) {
        state.set(state.ground().with(new Patch(zone, terrain, clock)));
    }

    /** A Zone lies on land, under water or in space. Ledger: BCG-AMB-76. */
    public static void setEnvironment(CenturyState state, int zone, Environment environment) {
        state.set(state.ground().with(new Place(zone, environment)));
    }

    /** Clocks of that kind run, and what is over is gone. */
    public static void tick(CenturyState state, Clock.Kind kind, String unit) {
        state.set(state.ground().after(kind, unit));
    }

    /** How often that kind lies in the Zone. */
    public int count(int zone, Terrain terrain) {
        int count = 0;
        for (int i = 0; i < patches.size(); i++) {
            Patch patch = patches.get(i);
            if (patch.zone() == zone && patch.terrain() == terrain) {
                count++;
            }
        }
        return count;
    }

    public boolean isImpassable(int zone) {
        return !patches.isEmpty() && count(zone, Terrain.IMPASSABLE) > 0;
    }

    public Environment environment(int zone) {
        for (Place place : places) {
            if (place.zone() == zone) {
                return place.environment();
            }
        }
        return Environment.LAND;
    }

    public boolean hasClock(String unit) {
        for (int i = 0; i < patches.size(); i++) {
            if (patches.get(i).clock().unit().equals(unit)) {
                return true;
            }
        }
        return false;
    }

    private Ground with(Patch patch) {
        List<Patch> all = new ArrayList<>(patches);
        all.add(patch);
        return new Ground(List.copyOf(all), places);
    }

    private Ground without(int zone, Terrain terrain) {
        List<Patch> all = new ArrayList<>(patches);
        all.removeIf(patch -> patch.zone() == zone && patch.terrain() == terrain);
        return new Ground(List.copyOf(all), places);
    }

    private Ground with(Place place) {
        List<Place> all = new ArrayList<>(places);
        all.removeIf(old -> old.zone() == place.zone());
        if (place.environment() != Environment.LAND) {
            all.add(place);
        }
        return new Ground(patches, List.copyOf(all));
    }

    private boolean anyTicks(Clock.Kind kind, String unit) {
        for (int i = 0; i < patches.size(); i++) {
            if (patches.get(i).clock().ticks(kind, unit)) {
                return true;
            }
        }
        return false;
    }

    /** What is left of it when such a clock has run. */
    private Ground after(Clock.Kind kind, String unit) {
        if (!anyTicks(kind, unit)) {
            return this;
        }
        List<Patch> kept = new ArrayList<>();
        for (Patch patch : patches) {
            if (!patch.clock().ticks(kind, unit)) {
                kept.add(patch);
            } else if (!patch.clock().isOver() && kind != Clock.Kind.ROUND) {
                kept.add(new Patch(patch.zone(), patch.terrain(), patch.clock().next()));
            }
        }
        return new Ground(List.copyOf(kept), places);
    }

    /** A Zone becomes more than it was. Ledger: BCG-TERR-6. */
    public record TerrainLaid(Patch patch) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.set(state.ground().with(patch));
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of(state.field().name(patch.zone()) + " is " + EnumWords.of(patch.terrain()));
        }
    }

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
                        .append(state.field().name(zone));
            }
            String kinds =
                    String.join(" and ", terrain.stream().map(EnumWords::of).toList());
            return Line.of("The ground becomes " + kinds + ": " + places);
        }
    }

    /** The gamemaster takes a kind of Terrain out of a Zone, however often it lies there. Ledger: BCG-TERR-6. */
    public record TerrainCleared(int zone, Terrain terrain) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.set(state.ground().without(zone, terrain));
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of(state.field().name(zone) + " is no longer " + EnumWords.of(terrain));
        }
    }

    /** A Zone lies on land, under water or in space. Ledger: BCG-AMB-76. */
    public record EnvironmentSet(int zone, Environment environment) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Ground.setEnvironment(state, zone, environment);
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of(state.field().name(zone) + " is " + EnumWords.of(environment));
        }
    }
}
