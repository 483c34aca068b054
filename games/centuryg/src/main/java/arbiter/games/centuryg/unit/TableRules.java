package arbiter.games.centuryg.unit;

/** What this table has decided for itself. Ledger: BCG-AMB-53, BCG-AMB-127. */
public record TableRules(boolean parityByDie, boolean playersReinforce) {

    public static final TableRules STANDARD = new TableRules(false);

    public TableRules(boolean parityByDie) {
        this(parityByDie, false);
    }
}
