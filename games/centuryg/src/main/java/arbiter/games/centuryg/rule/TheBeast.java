package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.DefensesIgnored;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** Bare fists that grow with every wound. Ledger: the-beast, BCG-AMB-101. */
final class TheBeast {

    private static final int ENERGY = 2;

    private TheBeast() {}

    private static boolean fights(Strike strike) {
        return strike.weapon().make() == Weapon.Make.STANDARD
                && strike.attacker().owns(UpgradeId.THE_BEAST);
    }

    /** No innate Disadvantage with Default Weapons, and an Advantage for every Level missing. */
    static int edge(Strike strike) {
        if (!fights(strike)) {
            return 0;
        }
        int innate = Math.min(0, strike.weapon().advantage().orElse(0));
        return strike.attacker().levelsLost() - innate;
    }

    /** After attacking, through whatever Active Defense was raised. */
    static void offer(CenturyState state, Strike strike, Fighter owner, List<Answer> answers) {
        if (owner != strike.attacker()
                || !fights(strike)
                || strike.ignoresDefenses
                || owner.energy() < ENERGY
                || !ActiveDefense.helps(state, strike)) {
            return;
        }
        answers.add(Answer.of(
                owner,
                "the-beast",
                () -> "The Beast: ignore Active Defenses",
                Answer.cost("Energy", ENERGY),
                play -> use(play, strike)));
    }

    private static void use(Play<CenturyState> play, Strike strike) {
        Spend.energy(play, strike.attacker(), ENERGY, "The Beast");
        strike.ignoreDefenses();
        play.emit(new DefensesIgnored(strike.attacker().id(), "The Beast"));
    }
}
