package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackInProgress;
import arbiter.games.capital.damage.BecamePoisoned;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** The victim is Poisoned. Ledger: toxic-shot-1. */
public record ToxicShot(int energy) implements TrickshotTrait {

    @Override
    public String word() {
        return "toxic";
    }

    @Override
    public String words() {
        return "Toxic Shot";
    }

    @Override
    public DamageType type() {
        return DamageType.TOXIC;
    }

    @Override
    public boolean matters(Combatant victim) {
        return victim.present() && !victim.isPoisoned();
    }

    @Override
    public void resolve(Play<CapitalState> play, AttackInProgress roll, Combatant victim) {
        play.emit(new BecamePoisoned(victim.id(), roll.attacker().id()));
    }
}
