package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** The gamemaster sets what a unit has left; with hit points it is up. Ledger: CAP-GEN-1. */
public record Adjusted(String unit, int hp, int energy, int bones) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.hp = within(hp, combatant.profile().maxima().hitPoints());
        combatant.energy = within(energy, combatant.profile().maxima().energy());
        combatant.bones = within(bones, combatant.profile().maxima().bones());
        combatant.life = combatant.hp > 0 ? Life.UP : combatant.bones > 0 ? Life.CRITICAL : Life.DEFEATED;
        combatant.prone |= combatant.life == Life.CRITICAL;
    }

    @Override
    public Line line(CapitalState state) {
        Combatant set = state.combatant(unit);
        return CapitalEvent.tell(
                state, unit, " is set to " + set.hp + " HP, " + set.energy + " Energy and " + set.bones + " Bones");
    }

    private static int within(int value, int most) {
        return Math.max(0, Math.min(most, value));
    }
}
