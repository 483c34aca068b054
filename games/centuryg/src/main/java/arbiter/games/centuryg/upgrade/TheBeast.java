package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.DefensesIgnored;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.ActiveDefense;
import arbiter.kernel.Play;
import java.util.List;

/** Bare fists that grow with every wound. Ledger: the-beast, BCG-AMB-101. */
public record TheBeast(int energy) implements AttackUpgrade {

    private static boolean fights(AttackInProgress strike) {
        return strike.weapon().make() == Weapon.Make.STANDARD;
    }

    /** No innate Disadvantage with Default Weapons, and an Advantage for every Level missing. */
    @Override
    public int commonAdvantages(AttackInProgress strike) {
        if (!fights(strike)) {
            return 0;
        }
        int innate = Math.min(0, strike.weapon().advantage().orElse(0));
        return strike.attacker().levelsLost() - innate;
    }

    /** Through whatever Active Defense was raised. */
    @Override
    public void offerPiercing(
            CenturyState state, AttackInProgress strike, InstalledTrait<?> self, List<WindowAnswer> answers) {
        Fighter owner = strike.attacker();
        if (fights(strike)
                && !strike.ignoresDefenses()
                && owner.energy() >= energy
                && ActiveDefense.helps(state, strike)) {
            answers.add(WindowAnswer.of(
                            owner,
                            self.id(),
                            () -> self.name() + ": ignore Active Defenses",
                            WindowAnswer.cost("Energy", energy),
                            play -> use(play, strike, self.name()))
                    .weighed(self.trait()::worthAnswering));
        }
    }

    private void use(Play<CenturyState> play, AttackInProgress strike, String name) {
        EnergyPayment.energy(play, strike.attacker(), energy, name);
        strike.ignoreDefenses();
        play.emit(new DefensesIgnored(strike.attacker().id(), name));
    }
}
