package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A Move Action begins, of at most so many metres; a seized one is free of the Heavy limit. Ledger: CAP-SEIZE-5. */
public record MoveMeasured(String unit, Modifiers metres, boolean seized) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.momentum.countMove(state.turns);
        if (!seized) {
            combatant.moves++;
        }
    }

    @Override
    public Line line(CapitalState state) {
        String parts = metres.parts().size() > 1 ? " (" + metres + ")" : "";
        return CapitalEvent.tell(state, unit, " may move " + metres.total() + "m" + parts);
    }
}
