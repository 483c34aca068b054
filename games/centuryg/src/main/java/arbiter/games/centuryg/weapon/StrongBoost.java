package arbiter.games.centuryg.weapon;

/** A Boost gives more Advantages. Ledger: radiant-fist. */
public record StrongBoost(int advantages) implements WeaponTrait {

    @Override
    public int boostAdvantages() {
        return advantages;
    }
}
