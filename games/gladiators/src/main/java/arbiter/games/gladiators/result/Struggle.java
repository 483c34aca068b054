package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.DamagingAttack;
import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.modifier.drawback.FocusModifier;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import java.util.Optional;

/** Attacks that fend off grabs and traps, and Teleport out of traps, without being active. Ledger: GG-RES-2, GG-AMB-42. */
final class Struggle {

    private Struggle() {}

    static Defence best(GladiatorsState state, Gladiator unit, Threat threat) {
        boolean grab = threat.effect() == Effect.GRAB;
        if (!grab && threat.effect() != Effect.TRAP || unit.isHindered() || !unit.isInAction()) {
            return Defence.NONE;
        }
        Defence best = Defence.NONE;
        for (OwnedPower power : unit.powers()) {
            if (!unit.condition().works(power.place())) {
                continue;
            }
            for (PlainPower way : power.ways()) {
                if (grab ? fendsOffGrab(way, threat.initial()) : breaksTrap(way)) {
                    Modifiers level = Modifiers.of(
                            power.title(), level(state, unit, power, way).total());
                    best = best.isBelow(new Defence(Optional.empty(), level))
                            ? new Defence(Optional.empty(), level)
                            : best;
                }
            }
        }
        return best;
    }

    private static Modifiers level(GladiatorsState state, Gladiator unit, OwnedPower power, PlainPower way) {
        return way.kind() instanceof MovementAbility
                ? LevelInUse.of(state, unit, power, way)
                : StrikeLevel.level(state, PowerUse.plain(unit, power, way), 0);
    }

    /** Touch without a Focus; while the grab is new also anything Solid up to Short. */
    private static boolean fendsOffGrab(PlainPower way, boolean initial) {
        if (!(way.kind() instanceof DamagingAttack) || !way.form().metAs().contains(PowerType.SOLID)) {
            return false;
        }
        boolean bare = way.range() == PowerRange.TOUCH && !way.has(FocusModifier.class);
        return bare || initial && (way.range() == PowerRange.TOUCH || way.range() == PowerRange.SHORT);
    }

    private static boolean breaksTrap(PlainPower way) {
        if (way.kind() instanceof MovementAbility) {
            return way.form().has("teleport");
        }
        return way.kind() instanceof DamagingAttack
                && way.range() == PowerRange.TOUCH
                && !way.has(FocusModifier.class)
                && way.form().metAs().stream().anyMatch(Struggle::isForce);
    }

    private static boolean isForce(PowerType type) {
        return switch (type.family()) {
            case SOLID, PHYSICAL, ENERGY -> true;
            default -> false;
        };
    }
}
