package arbiter.games.centuryg.weapon;

/** The attacker picks the Areas, and it never hits an ally in a Duel. Ledger: assault-rifle. */
public record PreciseFire() implements WeaponTrait {

    @Override
    public boolean isPrecise() {
        return true;
    }
}
