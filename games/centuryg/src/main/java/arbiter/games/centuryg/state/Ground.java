package arbiter.games.centuryg.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The Terrain and Environments of the Zones: what lies there adds up. Ledger: BCG-TERR-6, BCG-AMB-71, BCG-AMB-76. */
public final class Ground {

    private List<Patch> patches = List.of();
    private List<Place> places = List.of();

    /** A Zone that is not on land. */
    public record Place(int zone, Environment environment) {}

    Ground() {}

    public List<Patch> patches() {
        return patches;
    }

    /** The Zones that are not on land. */
    public List<Place> places() {
        return places;
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

    boolean hasClock(String unit) {
        for (Patch patch : patches) {
            if (patch.clock().unit().equals(unit)) {
                return true;
            }
        }
        return false;
    }

    void add(Patch patch) {
        List<Patch> all = new ArrayList<>(patches);
        all.add(patch);
        patches = List.copyOf(all);
    }

    void remove(int zone, Terrain terrain) {
        List<Patch> all = new ArrayList<>(patches);
        all.removeIf(patch -> patch.zone() == zone && patch.terrain() == terrain);
        patches = List.copyOf(all);
    }

    void put(Place place) {
        List<Place> all = new ArrayList<>(places);
        all.removeIf(old -> old.zone() == place.zone());
        if (place.environment() != Environment.LAND) {
            all.add(place);
        }
        places = List.copyOf(all);
    }

    private boolean anyTicks(Clock.Kind kind, String unit) {
        for (Patch patch : patches) {
            if (patch.clock().ticks(kind, unit)) {
                return true;
            }
        }
        return false;
    }

    void tick(Clock.Kind kind, String unit) {
        if (!anyTicks(kind, unit)) {
            return;
        }
        List<Patch> kept = new ArrayList<>();
        for (Patch patch : patches) {
            if (!patch.clock().ticks(kind, unit)) {
                kept.add(patch);
            } else if (!patch.clock().isOver() && kind != Clock.Kind.ROUND) {
                kept.add(new Patch(patch.zone(), patch.terrain(), patch.clock().next()));
            }
        }
        patches = List.copyOf(kept);
    }

    void takeOver(Ground earlier) {
        patches = earlier.patches;
        places = earlier.places;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ground that && patches.equals(that.patches) && places.equals(that.places);
    }

    @Override
    public int hashCode() {
        return Objects.hash(patches, places);
    }
}
