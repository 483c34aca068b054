package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.ShieldUsed;
import arbiter.kernel.Play;

/** Shields stop Damage of any source and are used up by what they stop. Ledger: BCG-AMB-36. */
final class Shields {

    private Shields() {}

    static void absorb(Play<CenturyState> play, Blow blow) {
        Fighter target = blow.target();
        while (blow.amount() > 0 && play.state().has(Mark.Kind.SHIELD, target)) {
            int stopped = Math.min(blow.amount(), first(play.state(), target));
            play.emit(new ShieldUsed(target.id(), stopped));
            blow.absorb(stopped);
        }
    }

    private static int first(CenturyState state, Fighter target) {
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.SHIELD && mark.on().equals(target.id())) {
                return mark.value();
            }
        }
        return 0;
    }
}
