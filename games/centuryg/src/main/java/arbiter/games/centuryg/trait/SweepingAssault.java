package arbiter.games.centuryg.trait;

/** One Test against all Enemies in a Zone. Ledger: sweeping-assault, BCG-AMB-134. */
public record SweepingAssault() implements PersonTrait {

    @Override
    public boolean sweeps() {
        return true;
    }
}
