package arbiter.games.centuryg.trait;

/** A strike that only repetition hinders. Ledger: true-strike. */
public record TrueStrike() implements PersonTrait {

    @Override
    public boolean strikesTrue() {
        return true;
    }
}
