package arbiter.games.duel.trait;

import arbiter.games.duel.fight.Fighter;
import arbiter.kernel.Modifiers;

/** What a weapon does besides its damage: one small class each, called on visible lines of the attack. */
public interface WeaponTrait {

    /** The name content uses. */
    String id();

    /** Changes to the roll of an attack made with it. */
    default Modifiers toAttack(Modifiers attack, Fighter wielder, Fighter target) {
        return attack;
    }

    /** Changes to the damage of a hit made with it. */
    default Modifiers toDamage(Modifiers damage, int margin) {
        return damage;
    }
}
