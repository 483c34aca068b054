package arbiter.games.capital.view;

import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.unit.Emblem;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The emblem of a unit: its own, or one by what everybody sees: what it is, its class, or the first weapon it carries. */
final class CapitalEmblem {

    private static final Map<String, Emblem> CLASSES = Map.of(
            "lancer", Emblem.BLADE,
            "scout", Emblem.CROSSHAIR,
            "tank", Emblem.SHIELD,
            "sentinel", Emblem.STAR,
            "healer", Emblem.MEDIC,
            "captain", Emblem.OFFICER);

    private static final List<Emblem> STRANGERS =
            List.of(Emblem.FIST, Emblem.FOX, Emblem.SHADOW, Emblem.FLAME, Emblem.PSI);

    private CapitalEmblem() {}

    static String of(Combatant combatant) {
        return combatant.emblem(fitting(combatant, combatant.profile()));
    }

    private static Emblem fitting(Combatant combatant, Profile profile) {
        if (combatant.isVehicle()) {
            boolean large = combatant.base().diameter() > 4000;
            return profile.is(UnitTag.FLYING) ? Emblem.WINGS : large ? Emblem.TANK : Emblem.WHEEL;
        }
        if (profile.is(UnitTag.BEAST)) {
            return Emblem.BEAST;
        }
        if (profile.is(UnitTag.ROBOT)) {
            return profile.is(UnitTag.HOVERS) || profile.is(UnitTag.FREE_FLIGHT) ? Emblem.DRONE : Emblem.MECH;
        }
        if (profile.role().isPresent()) {
            return CLASSES.getOrDefault(profile.role().get().id(), Emblem.STAR);
        }
        for (Armed armed : profile.weapons()) {
            return armedWith(Set.copyOf(armed.weapon().tags()));
        }
        return Emblem.among(STRANGERS, combatant.id());
    }

    private static Emblem armedWith(Set<String> tags) {
        if (tags.contains("gun")) {
            return tags.contains("light") ? Emblem.PISTOL : Emblem.CROSSHAIR;
        }
        if (tags.contains("heavy")) {
            return Emblem.ANVIL;
        }
        return tags.contains("light") ? Emblem.FIST : Emblem.BLADE;
    }
}
