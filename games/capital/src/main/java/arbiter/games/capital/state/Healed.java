package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A unit, or its power armour, gets hit points back; it leaves Critical Condition but stays on the ground. Ledger: CAP-DYING-5. */
public record Healed(String unit, Modifiers amount, boolean shell) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        if (shell) {
            int most = combatant.profile().shell().orElseThrow().hitPoints();
            combatant.care().shellHp = Math.min(most, combatant.care().shellHp + amount.total());
            return;
        }
        combatant.hp = Math.min(combatant.maxHp(), combatant.hp + amount.total()); // CAP-AMB-141
        combatant.life = Life.UP;
    }

    @Override
    public Line line(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        String parts = amount.parts().size() > 1 ? " (" + amount + ")" : "";
        String now = shell ? "the armour has " + combatant.care().shellHp : "now " + combatant.hp;
        return CapitalEvent.tell(state, unit, " regains " + amount.total() + " HP" + parts + ", " + now);
    }
}
