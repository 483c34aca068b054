package arbiter.games.capital.opponent;

import arbiter.games.capital.rule.Armoury;
import arbiter.games.capital.rule.Edge;
import arbiter.games.capital.rule.Means;
import arbiter.games.capital.rule.Strike;
import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import java.util.Optional;

/** What an Attack promises, guessed fast: the chance to hit times the damage that counts. */
final class Prospect {

    /** Chances in 1296 that 2d6 and this much more reach 2d6, from -10 to 10. */
    private static final int[] CHANCES = chances();

    private static final int MOST = 10;
    private static final int WAYS = 1296;
    private static final double FINISHING = 6;

    private Prospect() {}

    /** Hit points it is likely to take from an enemy that is up, more if that may finish it; else nothing. */
    static double of(CapitalState state, Strike strike) {
        Combatant target = strike.target();
        return target.isUp() && state.enemies(strike.attacker(), target)
                ? of(state, strike.attacker(), strike.means(), target) * AtTheWheel.worth(target)
                : 0;
    }

    private static double of(CapitalState state, Combatant attacker, Means means, Combatant target) {
        int edge = Edge.of(state, attacker, means, target);
        double chance = (double) CHANCES[Math.max(-MOST, Math.min(MOST, edge)) + MOST] / WAYS;
        double damage = damage(means.profile());
        return damage >= target.hp() ? chance * (target.hp() + FINISHING) : chance * damage;
    }

    /** What the unit would fight that enemy with, if it only were in reach. */
    static Optional<Means> favourite(CapitalState state, Combatant unit, Combatant enemy) {
        Means favourite = null;
        double most = 0;
        for (Means means : Armoury.means(state, unit)) {
            double promise = means.is(AttackFlag.HEALING) ? 0 : of(state, unit, means, enemy);
            if (promise > most) {
                most = promise;
                favourite = means;
            }
        }
        return Optional.ofNullable(favourite);
    }

    private static double damage(AttackProfile profile) {
        double base = 3.5 * profile.damage().dice() + profile.damage().constant();
        double shots = 3.5 * profile.shots().dice() + profile.shots().constant();
        return base * shots;
    }

    private static int[] chances() {
        int[] chances = new int[2 * MOST + 1];
        for (int ways = 0; ways < WAYS; ways++) {
            int acting = ways % 6 + ways / 6 % 6;
            int opposing = ways / 36 % 6 + ways / 216;
            for (int more = -MOST; more <= MOST; more++) {
                chances[more + MOST] += acting + more >= opposing ? 1 : 0;
            }
        }
        return chances;
    }
}
