package arbiter.games.centuryg.weapon;

/** The user is not spared by its Blast. Ledger: ultimate-bomb. */
public record StrikesUser() implements WeaponTrait {

    @Override
    public boolean strikesUser() {
        return true;
    }
}
