package arbiter.games.wasteland.view;

import arbiter.games.wasteland.sheet.FieldKit;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.sheet.Profile.Standing;
import arbiter.games.wasteland.sheet.RangeBand;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.tabletop.unit.Emblem;
import java.util.Optional;

/** The emblem of a unit: its own, or one by what everybody sees: what it is, what it is known for, or its first weapon. */
final class WastelandEmblem {

    private WastelandEmblem() {}

    static String of(Fighter one) {
        return one.emblem(fitting(one.profile()));
    }

    private static Emblem fitting(Profile profile) {
        return switch (profile.kind()) {
            case ANIMAL -> profile.flies() ? Emblem.WINGS : isUpright(profile) ? Emblem.SHADOW : Emblem.BEAST;
            case ROBOT -> profile.staysPut() ? Emblem.TANK : isOrdinary(profile) ? Emblem.DRONE : Emblem.MECH;
            case PERSON -> person(profile);
        };
    }

    private static boolean isUpright(Profile profile) {
        return profile.plan().id().equals("humanoid");
    }

    private static boolean isOrdinary(Profile profile) {
        return profile.standing() == Standing.NORMAL || profile.standing() == Standing.MINION;
    }

    private static Emblem person(Profile profile) {
        if (profile.leads()) {
            return Emblem.CROWN;
        }
        if (profile.standing() == Standing.PLAYER_CHARACTER) {
            if (profile.statistics().isTagged(SkillName.MEDICINE)) {
                return Emblem.MEDIC;
            }
            if (profile.statistics().isTagged(SkillName.REPAIR)) {
                return Emblem.WRENCH;
            }
        }
        return firstWeapon(profile.outfit()).map(WastelandEmblem::armedWith).orElse(Emblem.FIST);
    }

    private static Optional<Weapon> firstWeapon(FieldKit outfit) {
        for (FieldKit.Carried carried : outfit.items()) {
            if (carried.item() instanceof Weapon weapon) {
                return Optional.of(weapon);
            }
        }
        return Optional.empty();
    }

    private static Emblem armedWith(Weapon weapon) {
        return switch (SkillName.find(weapon.skill().id()).orElseThrow()) {
            case SMALL_GUNS, ENERGY_WEAPONS ->
                weapon.range().equals(Optional.of(RangeBand.LONG)) ? Emblem.CROSSHAIR : Emblem.PISTOL;
            case BIG_GUNS -> Emblem.FLAME;
            case MELEE_WEAPONS, THROWING -> weapon.needsTwoHands() ? Emblem.FIST : Emblem.BLADE;
            default -> Emblem.FIST;
        };
    }
}
