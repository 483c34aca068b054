package arbiter.games.centuryg.trait;

/** Gas does no harm. Ledger: cyborg. */
public record GasProof() implements PersonTrait {

    @Override
    public boolean keepsGasOut() {
        return true;
    }
}
