package arbiter.games.capital.attack;

import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.sheet.Carried;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.sheet.Weapon;
import arbiter.games.capital.unit.Combatant;
import java.util.List;
import java.util.OptionalInt;

/** A thing in hand that is close enough to a Simple Melee Weapon. Ledger: CAP-UNARM-2. */
public final class ImprovisedWeapon {

    private static final List<String> TYPE_LINE = List.of("improvised");

    private ImprovisedWeapon() {}

    /** What a unit can swing of the things it holds. */
    static void offer(Combatant unit, List<AttackMeans> means) {
        if (!unit.hands().holdsItems()) {
            return;
        }
        List<Carried> items = unit.profile().items();
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i).item();
            if (item.improvised().isPresent() && unit.hands().holdsItem(i) && !another(items, unit, i)) {
                Item.Improvisation as = item.improvised().get();
                means.add(means(unit, item.name(), as.like(), type(as.like()), as.less()));
            }
        }
    }

    /** Whether a thing of the same kind is in the other hand already: one swing is like the other. */
    private static boolean another(List<Carried> items, Combatant unit, int index) {
        for (int i = 0; i < index; i++) {
            if (unit.hands().holdsItem(i)
                    && items.get(i).item() == items.get(index).item()) {
                return true;
            }
        }
        return false;
    }

    private static DamageType type(Weapon like) {
        return like.attacks().get(0).type().orElse(DamageType.BLUNT);
    }

    /** The first Attack of that weapon, with so much less damage as the gamemaster says. */
    public static AttackMeans means(Combatant unit, Weapon like, DamageType type, int less) {
        return means(unit, "an improvised " + like.name(), like, type, less);
    }

    private static AttackMeans means(Combatant unit, String name, Weapon like, DamageType type, int less) {
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
        boolean trained = Training.anyCovers(unit.profile().trainings(), TYPE_LINE)
                || unit.prestige().lends(TYPE_LINE); // ill-give-it-a-go
        return new AttackMeans(name, improvised, type, trained, OptionalInt.empty());
    }
}
