package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Bones mend, up to the maximum. Ledger: CAP-DYING-7. */
public record BonesRegained(String unit, int amount) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.bones = Math.min(combatant.profile().maxima().bones(), combatant.bones + amount);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " regains " + amount + " Bones, now " + state.combatant(unit).bones);
    }
}
