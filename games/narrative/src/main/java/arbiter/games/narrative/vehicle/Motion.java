package arbiter.games.narrative.vehicle;

import arbiter.tabletop.unit.Part;

/**
 * Part: the speed of a vehicle, whether its forced movement of this round is made, and how hazardous the ground under it
 * is. Ledger: NAR-VEH-8, NAR-NAV-1.
 */
public record Motion(int speed, boolean steered, int hazard) implements Part {

    public static final Motion STANDING = new Motion(0, false, 0);

    public static Motion at(int speed) {
        return new Motion(speed, false, 0);
    }

    public Motion withSpeed(int now) {
        return new Motion(now, steered, hazard);
    }

    public Motion withSteered(boolean made) {
        return new Motion(speed, made, hazard);
    }

    public Motion withHazard(int setback) {
        return new Motion(speed, steered, setback);
    }
}
