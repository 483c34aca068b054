package arbiter.games.centuryg.opponent;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.attack.AttackAction;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.power.TrumpCard;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponRanges;
import arbiter.games.centuryg.weapon.WeaponUse;
import arbiter.kernel.Option;
import arbiter.kernel.Pick;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Which Weapons nobody knew of to bring out: those that promise most here. */
final class TrumpCardChoice {

    /** Fists and small guns, which everybody has. */
    private static final int STANDARD = 2;

    private TrumpCardChoice() {}

    /** Half of the Weapons it came with are of no use any more. */
    static boolean hasLostWeapons(CenturyState state, Fighter unit) {
        return 2 * working(state, unit) <= unit.weapons().size() - STANDARD;
    }

    /** Nothing is left but what every Mecha has. */
    static boolean isEmpty(CenturyState state, Fighter unit) {
        return working(state, unit) == 0;
    }

    private static int working(CenturyState state, Fighter unit) {
        int working = 0;
        List<Mounted> weapons = unit.weapons();
        for (int i = 0; i < weapons.size(); i++) {
            boolean own = weapons.get(i).weapon().make() != Weapon.Make.STANDARD;
            working += own && EquipmentStatus.weapon(state, unit, weapons.get(i)) ? 1 : 0;
        }
        return working;
    }

    /** Two are named in the order of the list: of the best two the one that comes first, then the other. */
    static int weapons(CenturyState state, Fighter unit, Request<?> request) {
        List<? extends Option> options = request.options();
        AttackValue prospect = new AttackValue(state, unit);
        int best = request.fallbackIndex();
        int second = best;
        double most = Double.NEGATIVE_INFINITY;
        double next = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < options.size(); i++) {
            double promise = promise(state, unit, prospect, options.get(i));
            if (promise > most) {
                next = most;
                second = best;
                most = promise;
                best = i;
            } else if (promise > next) {
                next = promise;
                second = i;
            }
        }
        return isFirst(state, unit, options.get(0)) ? Math.min(best, second) : best;
    }

    /** Whether none has been named yet. */
    private static boolean isFirst(CenturyState state, Fighter unit, Option option) {
        return option.id().equals(TrumpCard.guns(state, unit).get(0).id());
    }

    private static double promise(CenturyState state, Fighter unit, AttackValue prospect, Option option) {
        return option instanceof Pick.Take<?> take && take.option() instanceof TrumpCard.Gun gun
                ? promise(state, unit, prospect, gun.weapon())
                : Double.NEGATIVE_INFINITY;
    }

    private static double promise(CenturyState state, Fighter unit, AttackValue prospect, Weapon weapon) {
        WeaponInUse wield = new WeaponInUse(new Mounted(weapon, Area.NONE), WeaponUse.PLAIN);
        int reach = WeaponRanges.most(state, unit, wield, false) + Ranks.speed(state, unit);
        List<Fighter> targets = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (other.isOut() && state.enemies(unit, other) && state.distance(unit, other) <= reach) {
                targets.add(other);
            }
        }
        return prospect.of(
                new AttackAction(AttackInProgress.Mode.ATTACK, wield, targets, EquipmentStatus.cost(unit, weapon)));
    }

    /** Of new gear the Weapon that promises most. */
    static int gear(CenturyState state, Fighter unit, Request<?> request) {
        AttackValue prospect = new AttackValue(state, unit);
        int best = request.fallbackIndex();
        double most = 0;
        for (int i = 0; i < request.options().size(); i++) {
            String id = request.option(i).id();
            for (Weapon weapon : state.armory().weapons()) {
                if (weapon.id().equals(id) && promise(state, unit, prospect, weapon) > most) {
                    most = promise(state, unit, prospect, weapon);
                    best = i;
                }
            }
        }
        return best;
    }

    /** An Area that is not Maimed. */
    static int slot(Fighter unit, Request<?> request) {
        for (int i = 0; i < request.options().size(); i++) {
            for (Area area : Area.EXTERNAL) {
                if (EnumWords.of(area).equals(request.option(i).id()) && !unit.isMaimed(area)) {
                    return i;
                }
            }
        }
        return request.fallbackIndex();
    }
}
