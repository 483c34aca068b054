package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.Evasion;
import arbiter.games.gladiators.ability.ForcedMoveDefence;
import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.end.Aftermath.Wound;
import arbiter.games.gladiators.environment.LevelEnvironment;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import java.util.Optional;

/**
 * The Level of a power as it counts now: one sum, never below 0. Super Strength, Stretching and what halves a defence come
 * afterwards. Ledger: GG-AMB-112, GG-AMB-77.
 */
public final class LevelInUse {

    private static final int BURNOUT = 4;

    private LevelInUse() {}

    public static Modifiers of(GladiatorsState state, RunningPower running) {
        return floored(sum(state, running.owner(), running.power(), running.way(), running.activation()));
    }

    /** Of a power that would be used now in that way. */
    public static Modifiers of(GladiatorsState state, Gladiator owner, OwnedPower power, PlainPower way) {
        WorkMemory memory = state.memory();
        if (owner.place() < 0 || way != power.way() || owner.powers().get(power.place()) != power) {
            return floored(sum(state, owner, power, way, Optional.empty()));
        }
        Modifiers known = memory.level(owner, power);
        if (known == null) {
            known = floored(sum(state, owner, power, way, Optional.empty()));
            memory.keep(owner, power, known);
        }
        return known;
    }

    /** Of one use, before distance. */
    public static Modifiers of(GladiatorsState state, PowerUse use) {
        if (use.isOwn() && !use.declared().burning()) {
            return of(state, use.user(), use.power(), use.way());
        }
        return use.isOwn()
                ? floored(of(use, sum(state, use.user(), use.power(), use.way(), Optional.empty())))
                : use.struckWith().get();
    }

    /** Of one use at that distance: one Level less in the outer band of a range. Ledger: GG-TGT-3. */
    public static Modifiers at(GladiatorsState state, PowerUse use, int range) {
        if (!use.isOwn()) {
            return use.struckWith().get(); // GG-AMB-15: no distance lowers it further
        }
        PowerRange reach = use.way().range();
        boolean outer = reach.stretched() > reach.hexes() && range > reach.hexes();
        if (!outer && !use.declared().burning()) {
            return of(state, use.user(), use.power(), use.way());
        }
        Modifiers sum = of(use, sum(state, use.user(), use.power(), use.way(), Optional.empty()));
        return floored(sum.and("long range", outer ? -1 : 0));
    }

    private static Modifiers of(PowerUse use, Modifiers sum) {
        return sum.and("Burnout", use.declared().burning() ? BURNOUT : 0);
    }

    /** All that changes it whatever it is used for; whoever adds more floors the sum again. */
    public static Modifiers sum(
            GladiatorsState state,
            Gladiator owner,
            OwnedPower power,
            PlainPower way,
            Optional<ActivePower> activation) {
        PowerLevels levels = owner.levels();
        int place = power.place();
        int bought = way.level();
        Modifiers sum = Modifiers.of(power.title(), bought)
                .and("Variable", levels.varied().get(place))
                .and("Burnout", activation.isPresent() && activation.get().burning() ? BURNOUT : 0)
                .and("Absorption", levels.gained().get(place))
                .and("drained", -levels.drained().get(place))
                .and("Weakens", -levels.weakened().get(place))
                .and("Fades", activation.isPresent() ? -activation.get().faded() : 0)
                .and("Flexible Cost", power.isFlexible() ? way.levelInUse() - bought : 0);
        Modifiers fought = isWeakenedByWound(owner, way) ? sum.and("light wound", -1) : sum;
        return LevelEnvironment.on(state, owner, way, SuppressedLevels.of(state, owner, way, fought));
    }

    /** Until a light wound has healed it takes 1 off Move, Evasion and Forced Move Defence. Ledger: GG-WND-1, GG-AMB-63. */
    private static boolean isWeakenedByWound(Gladiator owner, PlainPower way) {
        return owner.aftermath().wound() == Wound.LIGHT
                && (way.kind() instanceof MovementAbility
                        || way.kind() instanceof Evasion
                        || way.kind() instanceof ForcedMoveDefence);
    }

    /** Never below 0. */
    public static Modifiers floored(Modifiers sum) {
        return sum.and("never below 0", Math.max(0, -sum.total()));
    }
}
