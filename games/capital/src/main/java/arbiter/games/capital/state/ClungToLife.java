package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A Critical Success on the dying check: back to one hit point. Ledger: CAP-DYING-9, CAP-AMB-76. */
public record ClungToLife(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.life = Life.UP;
        combatant.hp = 1;
        combatant.prone = true;
        combatant.unkillable = true;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " clings to life with 1 HP");
    }
}
