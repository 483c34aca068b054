package arbiter.games.capital.energy;

/** Others who see or hear its owner may spend the owner's Energy too. Ledger: generous, CAP-AMB-125. */
public record Generous() implements EnergyTrait {

    @Override
    public boolean lends() {
        return true;
    }
}
