package arbiter.games.narrative.vehicle;

import arbiter.tabletop.unit.Part;

/**
 * Part: hull trauma and system strain, whether the hull was found beyond its threshold, and whether the vehicle is
 * destroyed. Ledger: NAR-VEH-11.
 */
public record VehicleTracks(int hullTrauma, int systemStrain, boolean disabled, boolean destroyed) implements Part {

    public static final VehicleTracks FRESH = new VehicleTracks(0, 0, false, false);

    public VehicleTracks hit(int more) {
        return new VehicleTracks(hullTrauma + more, systemStrain, disabled, destroyed);
    }

    public VehicleTracks strained(int more) {
        return new VehicleTracks(hullTrauma, systemStrain + more, disabled, destroyed);
    }

    /** At its threshold or below it works again. */
    public VehicleTracks repaired(int less, int threshold) {
        int left = Math.max(0, hullTrauma - less);
        return new VehicleTracks(left, systemStrain, disabled && left > threshold, destroyed);
    }

    public VehicleTracks relieved(int less) {
        return new VehicleTracks(hullTrauma, Math.max(0, systemStrain - less), disabled, destroyed);
    }

    public VehicleTracks withDisabled() {
        return new VehicleTracks(hullTrauma, systemStrain, true, destroyed);
    }

    public VehicleTracks lost() {
        return new VehicleTracks(hullTrauma, systemStrain, disabled, true);
    }
}
