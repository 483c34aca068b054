package arbiter.games.capital.calls;

import arbiter.games.capital.ability.FocusStatus;
import arbiter.games.capital.damage.Afflictions;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import java.util.Locale;

/** The gamemaster gives or takes a condition. Ledger: CAP-GEN-1. */
public record ConditionSet(String unit, Which condition, boolean holds) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        switch (condition) {
            case PRONE -> Afflictions.setProne(combatant, holds);
            case CHILLED -> Afflictions.setChilled(combatant, holds);
            case POISONED -> Afflictions.setPoisoned(combatant, holds);
            case FOCUSED -> FocusStatus.setFocused(combatant, holds);
        }
    }

    @Override
    public Line line(CapitalState state) {
        String name = condition.name().toLowerCase(Locale.ROOT);
        return tell(state, unit, holds ? " is " + name : " is no longer " + name);
    }

    /** Conditions that are there or not. */
    public enum Which {
        PRONE,
        CHILLED,
        POISONED,
        FOCUSED
    }
}
