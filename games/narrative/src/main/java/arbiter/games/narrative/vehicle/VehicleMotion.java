package arbiter.games.narrative.vehicle;

import arbiter.tabletop.unit.Part;

/**
 * Part: the speed of a vehicle, whether its forced movement of this round is made, and how hazardous the ground under it
 * is. Ledger: NAR-VEH-8, NAR-NAV-1.
 */
public record VehicleMotion(int speed, boolean steered, int hazard) implements Part {

    public static final VehicleMotion STANDING = new VehicleMotion(0, false, 0);

    public static VehicleMotion at(int speed) {
        return new VehicleMotion(speed, false, 0);
    }

    public VehicleMotion withSpeed(int now) {
        return new VehicleMotion(now, steered, hazard);
    }

    public VehicleMotion withSteered(boolean made) {
        return new VehicleMotion(speed, made, hazard);
    }

    public VehicleMotion withHazard(int setback) {
        return new VehicleMotion(speed, steered, setback);
    }
}
