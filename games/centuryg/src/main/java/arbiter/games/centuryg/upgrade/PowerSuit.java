package arbiter.games.centuryg.upgrade;

/** Maims take no equipment away but halve Attributes. Ledger: power-suit, BCG-AMB-47. */
public record PowerSuit() implements UpgradeTrait {

    @Override
    public boolean keepsEquipment() {
        return true;
    }

    @Override
    public boolean suffersMaims() {
        return true;
    }
}
