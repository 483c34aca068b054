package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A vehicle regains hit points and works again. Ledger: CAP-AMB-26, CAP-AMB-141. */
public record Repaired(String vehicle, int hp) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant unit = state.combatant(vehicle);
        unit.hp = Math.min(unit.profile().maxima().hitPoints(), unit.hp + hp);
        unit.life = Life.UP;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, vehicle, " is repaired, " + state.combatant(vehicle).hp + " HP");
    }
}
