package arbiter.games.narrative.vehicle.critical;

/** A part of a vehicle that can be compromised as a whole; weapons are so one by one. Ledger: NAR-COMP-1 to 6. */
public enum VehicleComponent {
    BRAKES,
    DEFENCES,
    HULL,
    NAVIGATION,
    PROPULSION
}
