package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit gets Energy back, up to its maximum. Ledger: CAP-AMB-141. */
public record EnergyRegained(String unit, int energy) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.energy = Math.min(combatant.profile().maxima().energy(), combatant.energy + energy);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " regains " + energy + " Energy and has " + state.combatant(unit).energy);
    }
}
