package arbiter.games.capital.ability;

import arbiter.games.capital.ability.OffensiveFocus.FocusTurned;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.RerollSource;
import arbiter.games.capital.attack.RerollTrait;
import arbiter.games.capital.unit.Combatant;
import java.util.List;

/** Once in each Focus a die of a Defense Roll can be thrown again. Ledger: defensive-focus. */
public record DefensiveFocus() implements RerollTrait {

    @Override
    public void offerDefense(Combatant target, AttackMeans means, List<RerollSource> sources) {
        if (target.isFocused() && !target.focus().defensiveUsed()) {
            sources.add(RerollSource.dice("defensive-focus", "Defensive Focus", target, 0, 1, 1)
                    .marking(new FocusTurned(target.id(), false)));
        }
    }
}
