package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.upgrade.DamageUpgrade;

/** Half Damage from everything that is not a Might Test, for half the Energy. Ledger: extreme-fortification, BCG-DMG-7. */
public record ExtremeFortification() implements DamageUpgrade {

    @Override
    public boolean halvesEnergy() {
        return true;
    }

    @Override
    public boolean halvesTaken(DamageCause cause) {
        return !cause.mightTest();
    }
}
