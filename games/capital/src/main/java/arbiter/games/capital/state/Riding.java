package arbiter.games.capital.state;

/** Where somebody sits: in which vehicle, and whether at its controls. Ledger: CAP-VEH-4. */
public record Riding(String vehicle, boolean operates) {}
