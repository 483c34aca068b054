package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.ability.Accuracy;
import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.ability.ToHitAbility;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.board.AreaShape;
import arbiter.games.gladiators.modifier.aim.AreaModifier;
import arbiter.games.gladiators.modifier.aim.Indirect;
import arbiter.games.gladiators.modifier.aim.Seeking;
import arbiter.games.gladiators.modifier.effect.Adapts;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.UseOccasion;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import java.util.Optional;

/**
 * The attack value of the hit table, with the one To Hit ability that counts. Ledger: GG-HIT-1, GG-HIT-2, GG-ARE-1,
 * GG-ARE-8, GG-AMB-29, GG-AMB-38.
 */
public record HitValue(Optional<RunningPower> by, Modifiers value) {

    private static final HitValue NONE = new HitValue(Optional.empty(), Modifiers.none());
    private static final int LINE = 4;
    private static final int OTHER_AREA = 2;

    /** At one target, or at somebody in an Area. */
    public static HitValue at(GladiatorsState state, PowerStrike strike) {
        if (strike.isArea()) {
            return new HitValue(Optional.empty(), inArea(state, strike));
        }
        if (strike.strays()) { // GG-MIS-3, GG-MIS-4
            return NONE;
        }
        return best(
                state, strike.use(), own(strike.use().way()), strike.target().id());
    }

    /** At the target hex of an Area: Indirect counts its own value instead of Accuracy. Ledger: GG-ARE-1, GG-ARE-8. */
    public static HitValue atHex(GladiatorsState state, PowerUse use) {
        return use.way().is(Targeting.INDIRECT)
                ? new HitValue(Optional.empty(), own(use.way()))
                : best(state, use, Modifiers.none(), "");
    }

    /** Whether range counts in the long steps of a Sniper. Ledger: GG-AMB-96. */
    boolean isSniping() {
        return by.isPresent() && by.get().way().form().has("sniper");
    }

    /** Whether an Area moves with its user: one without range that stays on. Ledger: GG-AMB-38. */
    public static boolean isAttached(PowerUse use) {
        PlainPower way = use.way();
        return use.occasion() == UseOccasion.AGAIN
                && way.range() == PowerRange.NONE
                && (way.isAlwaysOn() || way.isPersistent("personal"));
    }

    private static Modifiers inArea(GladiatorsState state, PowerStrike strike) {
        AreaShape shape = strike.area().orElseThrow().shape();
        Modifiers value = isAttached(strike.use())
                ? Modifiers.of("Movement", move(state, strike))
                : Modifiers.of("Area", shape == AreaShape.LINE ? LINE : OTHER_AREA);
        Optional<PowerModifier> area = strike.use().way().find(AreaModifier.class);
        return value.and("Fast", area.isPresent() && area.get().has("fast") ? 1 : 0); // GG-ARE-7
    }

    private static int move(GladiatorsState state, PowerStrike strike) {
        int best = 0;
        for (RunningPower running : Running.on(state, strike.user(), MovementAbility.class)) {
            best = Math.max(best, running.level(state).total());
        }
        return best;
    }

    /** What the power itself brings: Homing, or 1 for Precise. */
    private static Modifiers own(PlainPower way) {
        if (way.is(Targeting.SEEKING)) {
            return Modifiers.of("Homing", way.find(Seeking.class).orElseThrow().number("homing"));
        }
        Optional<PowerModifier> indirect = way.find(Indirect.class);
        return Modifiers.of("Precise", indirect.isPresent() && indirect.get().has("precise") ? 1 : 0);
    }

    private static HitValue best(GladiatorsState state, PowerUse use, Modifiers own, String target) {
        HitValue best = new HitValue(Optional.empty(), own);
        boolean strong = StrikeLevel.strength(state, use).isPresent();
        for (RunningPower running : Running.on(state, use.user(), ToHitAbility.class)) {
            if (!((ToHitAbility) running.kind()).aims(use.way())
                    || strong && running.kind() instanceof Accuracy) { // GG-HIT-23
                continue;
            }
            Modifiers value = own.and(
                            running.way().ability().name(), running.level(state).total())
                    .and("adapted aim", adapted(running, use, target));
            best = value.total() > best.value.total() ? new HitValue(Optional.of(running), value) : best;
        }
        return best;
    }

    private static int adapted(RunningPower running, PowerUse use, String target) {
        return running.way().has(Adapts.class)
                ? use.user().adaptations().toHit(running.power().place(), target)
                : 0;
    }
}
