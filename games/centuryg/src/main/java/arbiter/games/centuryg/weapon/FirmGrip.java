package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;

/** Whom it suppresses has a Disadvantage more; always, or by Suppressing only. Ledger: stun-rod, needle-storm. */
public record FirmGrip(boolean always) implements WeaponTrait {

    private static final int FIRM = 2;

    @Override
    public int grip(AttackInProgress attack) {
        return always || attack.mode() == AttackInProgress.Mode.SUPPRESS ? FIRM : 1;
    }
}
