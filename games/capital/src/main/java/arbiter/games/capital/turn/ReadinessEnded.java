package arbiter.games.capital.turn;

import arbiter.games.capital.ability.FocusStatus;
import arbiter.games.capital.ability.PowerPlay.PowerPlayHindrances;
import arbiter.games.capital.damage.Health;
import arbiter.games.capital.damage.HurtBy;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.Watch;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** At the start of a unit's turn its Overwatch, its Prepare and its Focus are over. Ledger: CAP-AMB-71. */
public record ReadinessEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        Watch.turnStarts(state, combatant);
        FocusStatus.turnStarts(combatant);
        Health.turnStarts(combatant);
        for (Combatant other : state.units()) {
            HurtBy.turnStarts(other, unit);
            PowerPlayHindrances.turnStarts(other, unit);
        }
        combatant.set(Preparations.NONE);
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " is no longer prepared or on Overwatch");
    }
}
