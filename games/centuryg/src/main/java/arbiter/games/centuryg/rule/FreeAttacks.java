package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Attacks out of turn that an attack gives rise to. Ledger: BCG-DUEL-7, BCG-AMB-59, BCG-AMB-132. */
final class FreeAttacks {

    private FreeAttacks() {}

    /** A duelist who attacks anybody else gives the duel opponent a free attack; that one can give rise to no other. */
    static void resolve(Play<CenturyState> play, Strike strike) {
        Fighter unit = strike.attacker();
        if (strike.occasion() != Strike.Occasion.ANSWER && unit.isFighting() && unit.isDueling()) {
            Fighter opponent = play.state().fighter(unit.duel().get());
            if (leavesAside(strike, opponent)) {
                offer(play, opponent, unit, Strike.Occasion.ANSWER);
            }
        }
    }

    /** Areas must be aimed at the opponent or the Zone of the Duel. */
    private static boolean leavesAside(Strike strike, Fighter opponent) {
        if (strike.is(WeaponId.FINAL_BEAM)) { // strikes the opponent with everybody else
            return false;
        }
        if (strike.isArea()) {
            return strike.named != opponent && strike.zone() != opponent.zone();
        }
        return strike.named != opponent || strike.second != null;
    }

    /** A whole Offensive Action against that one, with everything a Weapon can do, or nothing. */
    static void offer(Play<CenturyState> play, Fighter unit, Fighter offender, Strike.Occasion occasion) {
        if (!unit.isFighting() || !offender.isOut()) {
            return;
        }
        List<Deed> deeds = new ArrayList<>();
        Offense.offerAgainst(play.state(), unit, offender, deeds);
        if (deeds.isEmpty()) {
            return;
        }
        List<Option> options = new ArrayList<>(deeds);
        NoDeed pass = new NoDeed("pass", "Let it pass");
        options.add(pass);
        Option option = play.choose(Request.one(unit.decider(), "attack.free", options)
                .asking(() -> unit.name() + " may attack " + offender.name() + " out of turn"));
        if (option instanceof Offense offense) {
            Attack.resolve(play, unit, offense, occasion);
        }
    }
}
