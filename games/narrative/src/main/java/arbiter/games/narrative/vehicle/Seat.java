package arbiter.games.narrative.vehicle;

/** Where somebody aboard a vehicle sits. Ledger: NAR-VEH-13. */
public enum Seat {
    PILOT("the pilot's seat"),
    STATION("a gunnery station"),
    PASSENGER("a passenger's seat");

    private final String words;

    Seat(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }
}
