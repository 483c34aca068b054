package arbiter.games.capital.check;

/** Two sides of a check against each other; a tie is a success for the one who acts. Ledger: CAP-CHK-5, CAP-AMB-58. */
public record Contest(Side acting, Side opposing) {

    public int margin() {
        return acting.total() - opposing.total();
    }

    public boolean succeeds() {
        return margin() >= 0;
    }

    /** Ledger: CAP-CHK-9, CAP-AMB-59. */
    public boolean criticalSuccess() {
        return acting.doubleSix() || opposing.doubleOne();
    }

    /** Ledger: CAP-CHK-10. */
    public boolean criticalFailure() {
        return acting.doubleOne() || opposing.doubleSix();
    }

    /** How it ended, as the end of a log line. */
    public String outcome() {
        if (margin() == 0) {
            return ", a tie" + flags();
        }
        return (succeeds() ? ", succeeds by " + margin() : ", fails by " + -margin()) + flags();
    }

    /** The criticals, as the end of a log line; both can be set. Ledger: CAP-AMB-59. */
    public String flags() {
        return (criticalSuccess() ? ", Critical Success" : "") + (criticalFailure() ? ", Critical Failure" : "");
    }
}
