package arbiter.games.gladiators.environment;

import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import java.util.List;

/** What environments do to rolls to hit. Ledger: GG-HIT-15, GG-EN-03, GG-EN-07, GG-EN-11. */
public final class EnvironmentToHit {

    private static final List<Climate> NUMBING = List.of(Climate.COLD, Climate.HEAT);

    private EnvironmentToHit() {}

    /** Adds to what the attacker's roll has: cold, heat, and rain at a distance. */
    public static Modifiers on(GladiatorsState state, PowerUse use, int range, Modifiers sum) {
        if (state.environments().isEmpty()) {
            return sum;
        }
        Modifiers all = sum;
        for (Climate kind : NUMBING) {
            all = all.and(kind.word(), numbed(state, use.user(), kind));
        }
        boolean psychic = use.way().form().metAs().contains(PowerType.PSYCHIC);
        int rain = FeltEnvironment.level(state, use.user(), Climate.RAIN);
        Modifiers wet = EnvironmentEffects.toHit(Climate.RAIN, rain, 0, range, psychic);
        return all.and(Climate.RAIN.word(), wet.total());
    }

    /** Adds to a Dodge: cold and heat make clumsy. */
    public static Modifiers onDodge(GladiatorsState state, Gladiator target, Modifiers dodge) {
        if (state.environments().isEmpty() || dodge.total() < 1) {
            return dodge;
        }
        Modifiers all = dodge;
        for (Climate kind : NUMBING) {
            all = all.and(kind.word(), numbed(state, target, kind));
        }
        return all;
    }

    private static int numbed(GladiatorsState state, Gladiator unit, Climate kind) {
        int level = FeltEnvironment.level(state, unit, kind);
        return level == 0
                ? 0
                : EnvironmentEffects.dodge(kind, level, LifeSupportLevel.against(state, unit, kind))
                        .total();
    }
}
