package arbiter.games.centuryg.weapon;

/** Can be used up for two Advantages. Ledger: jackhammer-stake. */
public record SpendingBlow() implements WeaponTrait {

    @Override
    public boolean canBeSpent() {
        return true;
    }
}
