package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.ActiveDefense;
import java.util.List;

/** Hiding by Systems, though not from areas. Ledger: electronic-cloaking-system. */
public record ElectronicCloaking(int energy) implements ActiveDefenseUpgrade {

    @Override
    public void offer(
            CenturyState state,
            AttackInProgress strike,
            AttackedUnit victim,
            Fighter owner,
            InstalledTrait<?> self,
            List<WindowAnswer> answers) {
        if (victim.fighter() == owner
                && !strike.isArea()
                && ActiveDefense.isOpen(state, victim)
                && self.works(state, owner)) {
            int bonus = Ranks.systems(state, owner);
            ActiveDefense.pay(strike, owner, victim, self.id(), self, energy, bonus, answers);
        }
    }
}
