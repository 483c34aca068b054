package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.kernel.Amount;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/** With Advantages any die may be kept; asked only where a lower one could pay off. Ledger: BCG-AMB-02. */
final class DieChoice {

    private DieChoice() {}

    /** Odd dice are worse with some Weapons, and parity counts where somebody shoots into a Duel. */
    static boolean matters(CenturyState state, Strike strike) {
        return strike.is(WeaponAbility.UNRELIABLE)
                || strike.is(WeaponAbility.OVERHEATING)
                || strike.victims().stream().anyMatch(victim -> victim.fighter().isDueling());
    }

    static int resolve(Play<CenturyState> play, Strike strike, Victim victim, List<Integer> dice) {
        List<Integer> faces =
                dice.stream().distinct().sorted((one, other) -> other - one).toList();
        if (faces.size() == 1 || !matters(play.state(), strike)) {
            return faces.get(0);
        }
        List<Amount> options = faces.stream().map(Amount::new).toList();
        return play.choose(Request.one(strike.attacker().decider(), "attack.keep", options)
                        .asking(() ->
                                "Which die counts against " + victim.fighter().name() + "?"))
                .value();
    }
}
