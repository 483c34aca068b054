package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A unit regains hit points, never above its maximum; with any it is no longer critical. Ledger: CAP-DYING-5, CAP-AMB-141. */
public record Treated(String unit, Modifiers amount) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.hp = Math.min(combatant.profile().maxima().hitPoints(), combatant.hp + Math.max(0, amount.total()));
        if (combatant.hp > 0 && combatant.life == Life.CRITICAL) {
            combatant.life = Life.UP;
        }
    }

    @Override
    public Line line(CapitalState state) {
        String parts = amount.parts().size() > 1 ? " (" + amount + ")" : "";
        return CapitalEvent.tell(
                state, unit, " regains " + amount.total() + " HP" + parts + ", now " + state.combatant(unit).hp);
    }
}
