package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.ability.GrabAttack;
import arbiter.games.gladiators.ability.Stretching;
import arbiter.games.gladiators.ability.SuperStrength;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.modifier.drawback.FocusModifier;
import arbiter.games.gladiators.modifier.effect.Melee;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import java.util.List;
import java.util.Optional;

/** What Super Strength and Stretching add to an attack, after everything else. Ledger: GG-AMB-112, GG-AMB-93, GG-HIT-23. */
public final class StrikeLevel {

    private StrikeLevel() {}

    /** A strike at somebody at that distance, with its Level. */
    public static PowerStrike strike(GladiatorsState state, PowerUse use, Gladiator target) {
        Spot own = use.user().position().spot();
        Spot from = Vantage.of(state, use.user(), use.way(), target).orElse(own);
        int range = from.equals(own)
                ? state.range(use.user(), target)
                : from.distance(target.position().spot());
        return new PowerStrike(use, target, range, level(state, use, range), Optional.empty(), false, from, false);
    }

    public static Modifiers level(GladiatorsState state, PowerUse use, int range) {
        Modifiers level = LevelInUse.at(state, use, range);
        if (level.total() < 1) { // GG-AMB-92
            return level;
        }
        Optional<RunningPower> strength = strength(state, use);
        Modifiers strong = strength.isPresent()
                ? level.and("Super Strength", strength.get().level(state).total())
                : level;
        return isStretched(use.way()) ? strong.and("Stretching", best(state, use.user(), Stretching.class)) : strong;
    }

    /** The Super Strength behind a use: in Solid Melee attacks that are not aimed with Accuracy. Ledger: GG-AB-40. */
    public static Optional<RunningPower> strength(GladiatorsState state, PowerUse use) {
        PlainPower way = use.way();
        if (!use.declared().strong()
                || !way.has(Melee.class)
                || !way.form().metAs().contains(PowerType.SOLID)) {
            return Optional.empty();
        }
        List<RunningPower> all = Running.on(state, use.user(), SuperStrength.class);
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(0));
    }

    /** Grabs that are Direct, Touch, Melee and without a Focus. Ledger: GG-AMB-93. */
    private static boolean isStretched(PlainPower way) {
        return way.kind() instanceof GrabAttack
                && way.is(Targeting.DIRECT)
                && way.range() == PowerRange.TOUCH
                && way.has(Melee.class)
                && !way.has(FocusModifier.class);
    }

    private static int best(GladiatorsState state, Gladiator unit, Class<? extends AbilityKind> kind) {
        int best = 0;
        for (RunningPower running : Running.on(state, unit, kind)) {
            best = Math.max(best, running.level(state).total());
        }
        return best;
    }
}
