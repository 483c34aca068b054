package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackInProgress;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** A Trickshot of a Lancer: an answer to Sharp or Blunt damage, or to damage of its own type. Ledger: CAP-AMB-114. */
public interface TrickshotTrait extends AbilityTrait {

    /** The word that it is chosen by. */
    String word();

    /** Its name, as people are asked for it. */
    String words();

    int energy();

    /** The type of its own damage, and one that it answers. */
    DamageType type();

    /** Whether it would still do something to that victim. */
    default boolean matters(Combatant victim) {
        return victim.present();
    }

    void resolve(Play<CapitalState> play, AttackInProgress roll, Combatant victim);

    default boolean answers(DamageType dealt) {
        return dealt == DamageType.SHARP || dealt == DamageType.BLUNT || dealt == type();
    }
}
