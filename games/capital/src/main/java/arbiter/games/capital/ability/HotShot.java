package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackInProgress;
import arbiter.games.capital.attack.DamageDice;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** More Heat damage. Ledger: hot-shot-1. */
public record HotShot(int energy, Quantity damage) implements TrickshotTrait {

    @Override
    public String word() {
        return "hot";
    }

    @Override
    public String words() {
        return "Hot Shot";
    }

    @Override
    public DamageType type() {
        return DamageType.HEAT;
    }

    @Override
    public void resolve(Play<CapitalState> play, AttackInProgress roll, Combatant victim) {
        Trickshots.blow(play, roll, victim, this, DamageDice.roll(play, roll, "hot-shot.damage", damage), false);
    }
}
