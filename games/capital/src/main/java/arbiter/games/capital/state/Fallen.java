package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit is out of the fight: defeated, or dead. Ledger: CAP-AMB-70, CAP-DYING-9. */
public record Fallen(String unit, boolean dead) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.life = dead ? Life.DEAD : Life.DEFEATED;
        combatant.hp = 0; // the last Action may have healed
        combatant.overwatch = 0;
        Grapples.letGo(state, combatant);
        Grapples.free(state, combatant);
        Aboard.leave(state, combatant);
        Sharing.cutOff(state, unit);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, dead ? " dies" : " is defeated");
    }
}
