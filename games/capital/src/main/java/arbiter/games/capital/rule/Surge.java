package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Surged;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;

/** The Lancer's Ultimate, as a turn with at least one Action ends: two more turns. Ledger: surge-1, CAP-AMB-118. */
final class Surge {

    private static final int TURNS = 2;

    private Surge() {}

    static void offer(Play<CapitalState> play, Combatant unit) {
        if (!Ultimate.ready(unit, AbilityId.SURGE_1)
                || !unit.present()
                || unit.actionsTaken() == 0
                || !EndOfCombat.notYet(play.state())) {
            return;
        }
        boolean surges = play.choose(Request.one(unit.decider(), "surge.use", YesNo.BOTH)
                        .asking(() -> unit.name() + "'s turn ends. Surge: two more turns at once?")
                        .otherwise(YesNo.NO))
                == YesNo.YES;
        if (surges) {
            Ultimate.spend(play, unit, AbilityId.SURGE_1);
            play.emit(new Surged(unit.id(), TURNS));
        }
    }
}
