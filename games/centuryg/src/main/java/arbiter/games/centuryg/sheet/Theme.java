package arbiter.games.centuryg.sheet;

/** One of the three things that a PC is about. Ledger: BCG-THEME-1. */
public record Theme(Kind kind, String text) {

    /** Every PC has one of each. */
    public enum Kind {
        /** Why they fight. */
        REASON,
        /** Their part in the group. */
        TYPECAST,
        /** What is wrong with them. */
        BANE
    }
}
