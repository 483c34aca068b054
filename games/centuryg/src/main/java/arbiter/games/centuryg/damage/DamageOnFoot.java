package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.person.FinishingBlow;
import arbiter.games.centuryg.person.PlotArmor;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** A Mecha hurts a person on foot twice over. Ledger: BCG-CVM-1, BCG-AMB-36, giant-slayer. */
final class DamageOnFoot {

    private DamageOnFoot() {}

    static int resolve(Play<CenturyState> play, DamageInProgress blow) {
        Fighter target = blow.target();
        boolean machine =
                blow.cause().source().filter(source -> !source.isOnFoot()).isPresent();
        if (machine && !target.body().any(PersonTrait::isMatchForMecha)) {
            blow.redouble();
        }
        int dealt = blow.dealt();
        return PlotArmor.damage(play, target, dealt, FinishingBlow.NONE) ? dealt : 0;
    }
}
