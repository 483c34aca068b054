package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.ActiveDefense;
import java.util.List;

/** A shield for oneself or an ally within the owner's Systems. Ledger: shielding-aura. */
public record ShieldingAura(int energy, int defense) implements ActiveDefenseUpgrade {

    @Override
    public void offer(
            CenturyState state,
            AttackInProgress strike,
            AttackedUnit victim,
            Fighter owner,
            InstalledTrait<?> self,
            List<WindowAnswer> answers) {
        Fighter ally = victim.fighter();
        if (ActiveDefense.isOpen(state, victim)
                && self.works(state, owner)
                && !state.enemies(owner, ally)
                && state.distance(owner, ally) <= Ranks.systems(state, owner)) {
            String id = self.id() + ":" + ally.id();
            ActiveDefense.pay(strike, owner, victim, id, self, energy, defense, answers);
        }
    }
}
