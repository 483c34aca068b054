package arbiter.games.capital.calls;

import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.act.CallOption;
import java.util.List;

/** What an Ability lets its owner do without being asked; each moment is one line of {@link PersonalCalls}. */
public interface CallTrait extends AbilityTrait {

    /** At any time. */
    default void offer(CapitalState state, Combatant owner, List<CallOption<CapitalState>> calls) {}

    /** While nobody fights. Ledger: CAP-AMB-145. */
    default void offerInPeace(CapitalState state, Combatant owner, List<CallOption<CapitalState>> calls) {}

    static void any(CapitalState state, Combatant unit, List<CallOption<CapitalState>> calls) {
        List<CallTrait> traits = unit.traits().calls();
        for (int i = 0; i < traits.size(); i++) {
            traits.get(i).offer(state, unit, calls);
        }
    }

    static void inPeace(CapitalState state, Combatant unit, List<CallOption<CapitalState>> calls) {
        List<CallTrait> traits = unit.traits().calls();
        for (int i = 0; i < traits.size(); i++) {
            traits.get(i).offerInPeace(state, unit, calls);
        }
    }
}
