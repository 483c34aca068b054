package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.Locale;

/** The gamemaster gives or takes a condition. Ledger: CAP-GEN-1. */
public record ConditionSet(String unit, Which condition, boolean holds) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        switch (condition) {
            case PRONE -> combatant.prone = holds;
            case CHILLED -> combatant.chilled = holds;
            case POISONED -> combatant.poisoned = holds;
            case FOCUSED -> combatant.focused = holds;
        }
    }

    @Override
    public Line line(CapitalState state) {
        String name = condition.name().toLowerCase(Locale.ROOT);
        return CapitalEvent.tell(state, unit, holds ? " is " + name : " is no longer " + name);
    }

    /** Conditions that are there or not. */
    public enum Which {
        PRONE,
        CHILLED,
        POISONED,
        FOCUSED
    }
}
