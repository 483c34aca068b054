package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Play;

/** Boosted it strikes two, or has a second Advantage. Ledger: double-blaster, BCG-AMB-111. */
public record DoubleBlaster() implements WeaponTrait {

    private static final int BETTER = 2;

    @Override
    public boolean gains(WeaponAbility ability) {
        return ability == WeaponAbility.OVERHEATING;
    }

    @Override
    public void boost(Play<CenturyState> play, AttackInProgress attack, int left, int targets) {
        boolean both = targets > 1
                && play.confirm(
                        attack.attacker().decider(),
                        "attack.both",
                        () -> "Two targets, instead of a second Advantage?");
        attack.boostFor(both ? 1 : BETTER);
    }

    @Override
    public boolean strikesSecond(AttackInProgress attack) {
        return attack.isBoosted() && attack.boostAdvantages() < BETTER;
    }
}
