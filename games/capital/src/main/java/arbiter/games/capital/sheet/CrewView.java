package arbiter.games.capital.sheet;

/** What those outside make of the people in a vehicle. Ledger: CAP-VEH-6. */
public enum CrewView {
    HIDDEN,
    SEEN,
    TARGETABLE
}
