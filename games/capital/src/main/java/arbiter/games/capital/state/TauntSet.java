package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** The gamemaster has one unit taunt another. Ledger: CAP-GEN-1, CAP-AMB-98. */
public record TauntSet(String unit, String by) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).tauntedBy = by;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit)
                .words(" is taunted by ")
                .unit(by, state.combatant(by).name())
                .line();
    }
}
