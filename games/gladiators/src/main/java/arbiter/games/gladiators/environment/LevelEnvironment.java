package arbiter.games.gladiators.environment;

import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.move.MoveClass;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import java.util.List;

/** What the environments around somebody take off the Levels of their powers. Ledger: table 3.4, GG-AMB-112. */
public final class LevelEnvironment {

    private static final List<Climate> SLOWING = List.of(Climate.COLD, Climate.HEAT, Climate.FOG_SMOKE, Climate.NIGHT);

    private LevelEnvironment() {}

    /** Adds to the sum of a Level: rain on heat, what slows any Movement, and wind for those above the ground. */
    public static Modifiers on(GladiatorsState state, Gladiator owner, PlainPower way, Modifiers sum) {
        if (state.environments().isEmpty()) {
            return sum;
        }
        if (way.kind() instanceof MovementAbility) {
            Modifiers slowed = slowed(state, owner, sum);
            return owner.position().altitude() > 0 ? wind(state, owner, slowed) : slowed;
        }
        if (way.form().types().contains(PowerType.HEAT)) {
            int level = level(state, owner, Climate.RAIN);
            return level == 0 ? sum : added(sum, EnvironmentEffects.heatAbility(Climate.RAIN, level));
        }
        return sum;
    }

    private static Modifiers slowed(GladiatorsState state, Gladiator owner, Modifiers sum) {
        Modifiers slowed = sum;
        for (Climate kind : SLOWING) {
            int level = level(state, owner, kind);
            if (level > 0) {
                int support = LifeSupportLevel.against(state, owner, kind);
                slowed = added(slowed, EnvironmentEffects.movement(kind, level, support, false));
            }
        }
        return slowed;
    }

    /** Adds what the wind takes off a Movement above the ground. Ledger: GG-EN-12. */
    public static Modifiers wind(GladiatorsState state, Gladiator owner, Modifiers sum) {
        int level = level(state, owner, Climate.WIND);
        return level == 0 ? sum : added(sum, EnvironmentEffects.movement(Climate.WIND, level, 0, true));
    }

    /** All that the environments take off a move of that class, 0 or less. */
    public static int onMovement(GladiatorsState state, Gladiator owner, MoveClass by) {
        if (state.environments().isEmpty()) {
            return 0;
        }
        Modifiers slowed = slowed(state, owner, Modifiers.none());
        boolean above = by.isAboveGround() || owner.position().altitude() > 0;
        return (above ? wind(state, owner, slowed) : slowed).total();
    }

    private static int level(GladiatorsState state, Gladiator owner, Climate kind) {
        return FeltEnvironment.level(state, owner, kind);
    }

    private static Modifiers added(Modifiers sum, Modifiers more) {
        Modifiers all = sum;
        for (Modifiers.Part part : more.parts()) {
            all = all.and(part.label(), part.value());
        }
        return all;
    }
}
