package arbiter.games.centuryg.state;

/** What this table has decided for itself. */
public record TableRules(boolean parityByDie) {

    public static final TableRules STANDARD = new TableRules(false);
}
