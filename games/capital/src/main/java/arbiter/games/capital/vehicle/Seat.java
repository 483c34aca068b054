package arbiter.games.capital.vehicle;

import arbiter.tabletop.unit.Part;

/** Where somebody sits: in which vehicle, and whether at its controls. Ledger: CAP-VEH-4. */
public record Seat(String vehicle, boolean operates) implements Part {}
