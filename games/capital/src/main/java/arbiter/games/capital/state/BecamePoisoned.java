package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit is Poisoned, no more than once. Ledger: poisoned, CAP-AMB-140. */
public record BecamePoisoned(String unit, String by) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.poisoned = true;
        combatant.marks.poisonedBy = by;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is Poisoned");
    }
}
