package arbiter.games.capital.move;

import arbiter.games.capital.ability.FocusStatus;
import arbiter.games.capital.turn.TurnRecord;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Weight;

/** A Move Action begins, of at most so many metres; a seized one is free of the Heavy limit. Ledger: CAP-SEIZE-5. */
public record MoveMeasured(String unit, Modifiers metres, boolean seized) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.movement().moved(state.turns()));
        FocusStatus.moved(combatant);
        if (!seized) {
            TurnRecord.countMove(combatant);
        }
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        String parts = metres.parts().size() > 1 ? " (" + metres + ")" : "";
        return tell(state, unit, " may move " + metres.total() + "m" + parts);
    }
}
