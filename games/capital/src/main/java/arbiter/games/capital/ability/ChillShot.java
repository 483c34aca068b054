package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackInProgress;
import arbiter.games.capital.attack.DamageDice;
import arbiter.games.capital.damage.BecameChilled;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** More Cold damage, and the victim is Chilled. Ledger: chill-shot-1. */
public record ChillShot(int energy, Quantity damage) implements TrickshotTrait {

    @Override
    public String word() {
        return "chill";
    }

    @Override
    public String words() {
        return "Chill Shot";
    }

    @Override
    public DamageType type() {
        return DamageType.COLD;
    }

    @Override
    public void resolve(Play<CapitalState> play, AttackInProgress roll, Combatant victim) {
        Trickshots.blow(play, roll, victim, this, DamageDice.roll(play, roll, "chill-shot.damage", damage), false);
        if (!victim.isChilled()) { // CAP-AMB-140
            play.emit(new BecameChilled(victim.id()));
        }
    }
}
