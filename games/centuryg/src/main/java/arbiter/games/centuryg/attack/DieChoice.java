package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Amount;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** With Advantages any die may be kept; asked only where a lower one could pay off. Ledger: BCG-ADV-1, BCG-AMB-02. */
final class DieChoice {

    private DieChoice() {}

    /** Odd dice are worse with some Weapons, and parity counts where somebody shoots into a Duel. */
    static boolean matters(AttackInProgress strike) {
        return strike.hasRivals() || strike.is(WeaponAbility.UNRELIABLE) || strike.is(WeaponAbility.OVERHEATING);
    }

    /** The die kept out of those that count for so many net Advantages or Disadvantages. */
    static int resolve(Play<CenturyState> play, AttackInProgress strike, List<Integer> dice, int net) {
        int lowest = dice.get(0);
        int highest = lowest;
        for (int i = 1; i < dice.size(); i++) {
            int face = dice.get(i);
            lowest = Math.min(lowest, face);
            highest = Math.max(highest, face);
        }
        if (net < 0) {
            return lowest;
        }
        if (!paysOff(strike, dice, highest)) {
            return highest;
        }
        List<Amount> faces = new ArrayList<>();
        for (int face = highest; face > 0; face--) {
            if (dice.contains(face)) {
                faces.add(new Amount(face));
            }
        }
        return play.choose(Request.one(strike.attacker().decider(), "attack.keep", faces)
                        .asking(() -> strike.attacker().name() + " rolled " + listed(dice) + " with the "
                                + strike.weapon().name() + ". Which of the dice counts?"))
                .value();
    }

    private static String listed(List<Integer> dice) {
        return dice.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static boolean paysOff(AttackInProgress strike, List<Integer> dice, int highest) {
        if (!matters(strike) || !strike.hasRivals() && highest % 2 == 0) {
            return false;
        }
        for (int face : dice) {
            if ((face + highest) % 2 == 1) {
                return true;
            }
        }
        return false;
    }
}
