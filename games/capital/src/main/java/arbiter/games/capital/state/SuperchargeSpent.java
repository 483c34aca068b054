package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Supercharge is gone; where it worked, hit points are left after all. */
public record SuperchargeSpent(String unit, int hp) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.care().superchargedBy = null;
        combatant.hp = Math.min(combatant.maxHp(), hp);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(
                state,
                unit,
                hp > 0 ? " is saved by Supercharge with " + state.combatant(unit).hp + " HP" : " loses Supercharge");
    }
}
