package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit is full of Energy, has two Bones back and Supercharge. Ledger: CAP-AMB-104. */
public record Supercharged(String unit, String healer, int bones) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.energy =
                Math.max(combatant.energy, combatant.profile().maxima().energy());
        combatant.bones = Math.min(combatant.profile().maxima().bones(), combatant.bones + bones);
        combatant.care().superchargedBy = healer;
    }

    @Override
    public Line line(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        return CapitalEvent.tell(
                state, unit, " is supercharged: " + combatant.energy + " Energy, " + combatant.bones + " Bones");
    }
}
