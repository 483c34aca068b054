package arbiter.games.capital.ability;

import arbiter.games.capital.attack.RerollSource;
import arbiter.games.capital.attack.RerollTrait;
import arbiter.games.capital.mind.Hearing;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import java.util.List;

/** A shout in time lets somebody else throw a Defense die again. Ledger: look-out, CAP-AMB-88. */
public record LookOut(int energy) implements RerollTrait {

    /** Once for this roll, if the owner is on the target's side and can warn it. */
    @Override
    public void offerHelp(CapitalState state, Combatant helper, Combatant target, List<RerollSource> help) {
        if (helper != target
                && helper.present()
                && !state.enemies(helper, target)
                && Hearing.reaches(state, target, helper)) {
            help.add(RerollSource.dice("look-out", "Look Out!", helper, energy, 1, 1));
        }
    }
}
