package arbiter.games.capital.attack;

import arbiter.games.capital.gear.Thrown;
import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** A thrown weapon is out of the hand and lies at its target. Ledger: CAP-AMB-43, CAP-AMB-100. */
final class ThrownWeapon {

    private ThrownWeapon() {}

    static void resolve(Play<CapitalState> play, Combatant attacker, AttackMeans means, Combatant target) {
        if (means.is(AttackFlag.THROWN)) {
            play.emit(new Thrown(attacker.id(), means.weapon().orElseThrow(), target.base()));
        }
    }
}
