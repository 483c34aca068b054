package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.sheet.Weapon;
import arbiter.games.capital.state.Combatant;
import java.util.List;
import java.util.OptionalInt;

/** A thing in hand that is close enough to a Simple Melee Weapon. Ledger: CAP-UNARM-2. */
public final class Improvised {

    private static final List<String> TYPE_LINE = List.of("improvised");

    private Improvised() {}

    /** The first Attack of that weapon, with so much less damage as the gamemaster says. */
    public static Means means(Combatant unit, Weapon like, DamageType type, int less) {
        AttackProfile attack = like.attacks().get(0);
        Quantity damage =
                new Quantity(attack.damage().dice(), Math.max(0, attack.damage().constant() - less));
        AttackProfile improvised = new AttackProfile(
                attack.name(),
                attack.range(),
                attack.roll(),
                attack.bonus(),
                damage,
                attack.plus(),
                attack.shots(),
                attack.type(),
                attack.energy(),
                attack.ammo(),
                attack.spread(),
                attack.afterMoving(),
                attack.crits(),
                attack.flags());
        boolean trained = Training.anyCovers(unit.profile().trainings(), TYPE_LINE);
        return new Means("an improvised " + like.name(), improvised, type, trained, OptionalInt.empty());
    }
}
