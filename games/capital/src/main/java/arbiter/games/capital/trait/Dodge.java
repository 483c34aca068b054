package arbiter.games.capital.trait;

/** Rerolls for a Defense Roll, for Energy unless free. Ledger: CAP-AMB-04. */
public record Dodge(int uses, boolean free, When when) implements AbilityTrait {

    /** On which occasions it helps. */
    public enum When {
        ON_OVERWATCH,
        AGAINST_CHOSEN_TYPE
    }
}
