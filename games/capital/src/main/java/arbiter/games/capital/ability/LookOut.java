package arbiter.games.capital.ability;

import arbiter.games.capital.attack.RerollSource;
import arbiter.games.capital.attack.RerollWindow;
import arbiter.games.capital.mind.Hearing;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import java.util.ArrayList;
import java.util.List;

/** A shout in time lets somebody else throw a Defense die again. Ledger: look-out, CAP-AMB-88. */
public final class LookOut {

    public static final RerollWindow.Labels HELP =
            new RerollWindow.Labels("attack.look-out", "attack.looked-out", "attack.prepared-defense");

    private LookOut() {}

    /** Everybody on the target's side who can warn it, each once for this roll. */
    public static List<RerollSource> help(CapitalState state, Combatant target) {
        List<RerollSource> help = null;
        for (int place = 0; place < state.units().size(); place++) {
            Combatant helper = state.inOrder(place);
            if (helper.has(AbilityId.LOOK_OUT)
                    && helper != target
                    && helper.present()
                    && !state.enemies(helper, target)
                    && Hearing.reaches(state, target, helper)) {
                help = help == null ? new ArrayList<>() : help;
                help.add(RerollSource.dice("look-out", "Look Out!", helper, 1, 1, 1));
            }
        }
        return help == null ? List.of() : help;
    }
}
