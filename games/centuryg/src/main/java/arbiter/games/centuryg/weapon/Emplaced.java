package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.move.Footing;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;

/** Takes the place of moving, and holds whom it Suppresses firmly. Ledger: superheavy-machinegun, BCG-AMB-113. */
public record Emplaced() implements WeaponTrait {

    private static final int FIRM = 2;

    @Override
    public boolean takesMove() {
        return true;
    }

    @Override
    public boolean isReady(CenturyState state, Fighter unit) {
        return !unit.isDueling() && Movement.mayMove(unit) && !Footing.isStuck(state, unit);
    }

    @Override
    public int grip(AttackInProgress attack) {
        return attack.mode() == AttackInProgress.Mode.SUPPRESS ? FIRM : 1;
    }
}
