package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.MightRollAnswers;
import arbiter.games.centuryg.attack.ResponseWindow;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.power.RerollPowers;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.ActiveDefenseUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.kernel.Play;
import java.util.List;

/** The Test is rolled again: the deeper the Level of the Boss, the harder. Ledger: afterimages, BCG-AMB-85. */
public record Afterimages(int energy) implements ActiveDefenseUpgrade {

    @Override
    public void offer(
            CenturyState state,
            AttackInProgress strike,
            AttackedUnit victim,
            Fighter owner,
            InstalledTrait<?> self,
            List<WindowAnswer> answers) {
        int level = BossLevel.of(owner);
        if (level > 0 && owner.energy() >= energy && victim.fighter() == owner && !victim.isDefended()) {
            answers.add(WindowAnswer.of(
                            owner,
                            self.id(),
                            () -> self.name() + ": have it rolled again with " + (level - 1) + " Disadvantages",
                            WindowAnswer.cost("Energy", energy),
                            play -> resolve(play, strike, victim, level - 1, self.name()))
                    .weighed(self.trait()::worthAnswering)
                    .idleIf(!victim.isHit()));
        }
    }

    /** The attacker may break through before the dice fly again. Ledger: 5.6 step 3. */
    private void resolve(
            Play<CenturyState> play, AttackInProgress strike, AttackedUnit victim, int disadvantages, String name) {
        EnergyPayment.energy(play, victim.fighter(), energy, name);
        victim.defend();
        strike.defendedBy(victim.fighter());
        Fighter attacker = strike.attacker();
        ResponseWindow.open(
                play,
                "attack.pierce",
                () -> victim.fighter().name() + " leaves Afterimages behind",
                attacker,
                victim.fighter(),
                owner -> MightRollAnswers.piercing(play.state(), strike, owner));
        if (!strike.ignoresDefenses()) {
            strike.reactions().leaveAfterimages(disadvantages);
            RerollPowers.again(play, strike, name, -disadvantages);
        }
    }
}
