package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.Suppress;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;

/**
 * Levels that powers lack because their owner stands where they are suppressed. A Suppress is never lowered by another:
 * two that named each other would have no Level to be worked out. Ledger: GG-AB-41, GG-AMB-94, GG-AMB-116.
 */
final class SuppressedLevels {

    private SuppressedLevels() {}

    static Modifiers of(GladiatorsState state, Gladiator owner, PlainPower way, Modifiers sum) {
        if (way.kind() instanceof Suppress) {
            return sum;
        }
        Modifiers lowered = sum;
        for (RunningPower suppress : Running.on(state, owner, Suppress.class)) {
            if (names(suppress.way().form(), way)) {
                lowered = lowered.and("suppressed", -suppress.level(state).total());
            }
        }
        return lowered;
    }

    private static boolean names(PowerForm suppress, PlainPower way) {
        boolean source = way.whole()
                .source()
                .filter(one -> suppress.said("source").contains(one.word()))
                .isPresent();
        return source || suppress.said("named").contains(way.ability().id());
    }
}
