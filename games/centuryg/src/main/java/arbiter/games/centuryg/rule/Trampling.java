package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.rule.person.Finishing;
import arbiter.games.centuryg.rule.person.PlotArmor;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;

/** A Mecha hurts a person on foot twice over. Ledger: BCG-CVM-1, BCG-AMB-36, giant-slayer. */
final class Trampling {

    private Trampling() {}

    static int resolve(Play<CenturyState> play, Blow blow) {
        Fighter target = blow.target();
        boolean machine =
                blow.cause().source().filter(source -> !source.isOnFoot()).isPresent();
        if (machine && !target.body().has(TraitId.GIANT_SLAYER)) {
            blow.redouble();
        }
        int dealt = blow.dealt();
        return PlotArmor.damage(play, target, dealt, Finishing.NONE) ? dealt : 0;
    }
}
