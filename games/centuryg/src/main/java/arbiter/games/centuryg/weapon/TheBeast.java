package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.DefensesIgnored;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** Bare fists that grow with every wound. Ledger: the-beast, BCG-AMB-101. */
public final class TheBeast {

    private static final int ENERGY = 2;

    private TheBeast() {}

    private static boolean fights(AttackInProgress strike) {
        return strike.weapon().make() == Weapon.Make.STANDARD
                && strike.attacker().owns(UpgradeId.THE_BEAST);
    }

    /** No innate Disadvantage with Default Weapons, and an Advantage for every Level missing. */
    public static int edge(AttackInProgress strike) {
        if (!fights(strike)) {
            return 0;
        }
        int innate = Math.min(0, strike.weapon().advantage().orElse(0));
        return strike.attacker().levelsLost() - innate;
    }

    /** After attacking, through whatever Active Defense was raised. */
    public static void offer(CenturyState state, AttackInProgress strike, Fighter owner, List<WindowAnswer> answers) {
        if (owner != strike.attacker()
                || !fights(strike)
                || strike.ignoresDefenses
                || owner.energy() < ENERGY
                || !ActiveDefense.helps(state, strike)) {
            return;
        }
        answers.add(WindowAnswer.of(
                owner,
                "the-beast",
                () -> "The Beast: ignore Active Defenses",
                WindowAnswer.cost("Energy", ENERGY),
                play -> use(play, strike)));
    }

    private static void use(Play<CenturyState> play, AttackInProgress strike) {
        EnergyPayment.energy(play, strike.attacker(), ENERGY, "The Beast");
        strike.ignoreDefenses();
        play.emit(new DefensesIgnored(strike.attacker().id(), "The Beast"));
    }
}
