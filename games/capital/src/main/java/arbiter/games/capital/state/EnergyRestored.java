package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A unit gets Energy back, up to its maximum. Ledger: CAP-ATTR-3, CAP-AMB-141. */
public record EnergyRestored(String unit, Modifiers amount) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        int most = Math.max(combatant.energy, combatant.profile().maxima().energy());
        combatant.energy = Math.min(most, combatant.energy + amount.total());
    }

    @Override
    public Line line(CapitalState state) {
        String parts = amount.parts().size() > 1 ? " (" + amount + ")" : "";
        return CapitalEvent.tell(
                state,
                unit,
                " regains " + amount.total() + " Energy" + parts + ", now " + state.combatant(unit).energy);
    }
}
