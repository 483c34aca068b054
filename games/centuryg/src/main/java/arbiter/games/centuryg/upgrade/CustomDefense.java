package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.ActiveDefense;
import java.util.List;

/** Plates against one kind of Weapon: more for each Energy. Ledger: custom-defense, BCG-AD-2. */
public record CustomDefense(List<Integer> defense) implements ActiveDefenseUpgrade {

    /** What the right step is worth; it goes before other defenses. */
    private static final int BEST = 32;

    @Override
    public void offer(
            CenturyState state,
            AttackInProgress strike,
            AttackedUnit victim,
            Fighter owner,
            InstalledTrait<?> self,
            List<WindowAnswer> answers) {
        if (victim.fighter() == owner
                && ActiveDefense.isOpen(state, victim)
                && ActiveDefense.suits(state, strike, owner, self)) {
            for (int i = 0; i < defense.size(); i++) {
                int bonus = defense.get(i);
                String id = self.id() + ":" + bonus;
                ActiveDefense.pay(strike, owner, victim, id, self, i + 1, bonus, answers);
            }
        }
    }

    /** The cheapest step that turns the attack away, or the last one. */
    @Override
    public int worthAnswering(CenturyState state, WindowAnswer answer) {
        int step = 0;
        while (step < defense.size() - 1 && defense.get(step) <= answer.stake()) {
            step++;
        }
        return answer.price() == step + 1 ? BEST : BEST - 1;
    }
}
