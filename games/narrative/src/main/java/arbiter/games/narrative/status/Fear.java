package arbiter.games.narrative.status;

import arbiter.games.narrative.check.CheckInProgress;

/** What fear does to those who did not stand it. Ledger: NAR-CHECK-4. */
public final class Fear {

    private Fear() {}

    public static void dice(CheckInProgress check) {}
}
