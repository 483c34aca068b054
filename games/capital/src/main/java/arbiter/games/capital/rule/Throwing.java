package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Thrown;
import arbiter.kernel.Play;

/** A thrown weapon is out of the hand and lies at its target. Ledger: CAP-AMB-43, CAP-AMB-100. */
final class Throwing {

    private Throwing() {}

    static void resolve(Play<CapitalState> play, Combatant attacker, Means means, Combatant target) {
        if (means.is(AttackFlag.THROWN)) {
            play.emit(new Thrown(attacker.id(), means.weapon().orElseThrow(), target.base()));
        }
    }
}
