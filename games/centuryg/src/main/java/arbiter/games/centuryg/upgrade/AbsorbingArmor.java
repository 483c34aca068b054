package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.ActiveDefense;
import arbiter.kernel.Play;
import java.util.List;

/** Plates against one kind of Weapon that cost nothing if no Damage is left. Ledger: absorbing-armor, BCG-AMB-86. */
public record AbsorbingArmor(int energy, int defense) implements ActiveDefenseUpgrade {

    @Override
    public void offer(
            CenturyState state,
            AttackInProgress strike,
            AttackedUnit victim,
            Fighter owner,
            InstalledTrait<?> self,
            List<WindowAnswer> answers) {
        boolean complete = victim.margin() <= defense; // no Damage left: free, so no Energy is needed either
        if (victim.fighter() == owner
                && ActiveDefense.isOpen(state, victim)
                && ActiveDefense.suits(state, strike, owner, self)
                && (complete || owner.energy() >= energy)) {
            answers.add(WindowAnswer.of(
                            owner,
                            self.id(),
                            () -> self.name() + ": Defense +" + defense + ", free if no Damage is left",
                            WindowAnswer.cost("Energy", complete ? 0 : energy),
                            play -> {
                                victim.absorb();
                                ActiveDefense.raise(play, strike, owner, victim, self.name(), defense);
                            })
                    .weighed(self.trait()::worthAnswering));
        }
    }

    /** Paid for once the Test is final, unless it has left no Damage. */
    @Override
    public void settle(Play<CenturyState> play, AttackInProgress strike, AttackedUnit victim, InstalledTrait<?> self) {
        boolean owed = victim.isAbsorbing() && victim.isHit() && victim.margin() > 0;
        victim.absorbPaid();
        if (!owed) {
            return;
        }
        if (victim.fighter().energy() >= energy) {
            EnergyPayment.energy(play, victim.fighter(), energy, self.name());
        } else {
            victim.dropActiveDefense(); // a reroll has made it cost what is not there
        }
    }
}
