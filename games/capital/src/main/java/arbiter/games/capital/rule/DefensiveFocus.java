package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.FocusTurned;
import java.util.List;

/** Once in each Focus a die of a Defense Roll can be thrown again. Ledger: defensive-focus. */
final class DefensiveFocus {

    private DefensiveFocus() {}

    static void offer(Combatant target, List<RerollSource> sources) {
        if (target.isFocused()
                && target.has(AbilityId.DEFENSIVE_FOCUS)
                && !target.marks().defensiveFocusUsed()) {
            sources.add(RerollSource.dice("defensive-focus", "Defensive Focus", target, 0, 1, 1)
                    .marking(new FocusTurned(target.id(), false)));
        }
    }
}
