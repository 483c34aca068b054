package arbiter.games.centuryg.upgrade;

/** Offensive Actions may move away from their target. Ledger: reversible-thrusters. */
public record ReversibleThrusters() implements AttackUpgrade {

    @Override
    public boolean backsOff() {
        return true;
    }
}
