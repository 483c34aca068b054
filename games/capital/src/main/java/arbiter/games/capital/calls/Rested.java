package arbiter.games.capital.calls;

import arbiter.games.capital.ability.FocusStatus;
import arbiter.games.capital.ability.KnowYourEnemy.EnemyStudies;
import arbiter.games.capital.ability.Supercharge.SuperchargeHealer;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A Rest is over, and with it what lasts only so long. Ledger: CAP-REST-4, CAP-REST-5. */
public record Rested(String unit, RestKind rest) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        SuperchargeHealer.clear(combatant);
        if (rest == RestKind.FULL_REST) {
            FocusStatus.fullRest(combatant);
            EnemyStudies.fullRest(combatant);
        }
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " finishes a " + rest.text());
    }
}
