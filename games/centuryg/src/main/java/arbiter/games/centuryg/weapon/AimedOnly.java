package arbiter.games.centuryg.weapon;

/** For what was aimed at, with more Advantages. Ledger: sniper-rifle. */
public record AimedOnly(int advantages) implements WeaponTrait {

    @Override
    public boolean needsAim() {
        return true;
    }

    @Override
    public int aim(int usual) {
        return advantages;
    }
}
