package arbiter.games.capital.opponent;

import arbiter.games.capital.attack.AttackAction;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.attack.ScoreDifference;
import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import java.util.Optional;

/** What an Attack promises, guessed fast: the chance to hit times the damage that counts. */
final class AttackEstimate {

    /** Chances in 1296 that 2d6 and this much more reach 2d6, from -10 to 10. */
    private static final int[] CHANCES = chances();

    private static final int MOST = 10;
    private static final int WAYS = 1296;
    private static final double FINISHING = 6;

    private AttackEstimate() {}

    /** Hit points it is likely to take from an enemy that is up, more if that may finish it; else nothing. */
    static double of(CapitalState state, AttackAction strike) {
        Combatant target = strike.target();
        return target.isUp() && state.enemies(strike.attacker(), target)
                ? of(state, strike.attacker(), strike.means(), target) * VehicleChoice.worth(target)
                : 0;
    }

    private static double of(CapitalState state, Combatant attacker, AttackMeans means, Combatant target) {
        int edge = ScoreDifference.of(state, attacker, means, target);
        double chance = (double) CHANCES[Math.max(-MOST, Math.min(MOST, edge)) + MOST] / WAYS;
        double damage = damage(means.profile());
        return damage >= target.hp() ? chance * (target.hp() + FINISHING) : chance * damage;
    }

    /** What the unit would fight that enemy with, if it only were in reach. */
    static Optional<AttackMeans> favourite(CapitalState state, Combatant unit, Combatant enemy) {
        AttackMeans favourite = null;
        double most = 0;
        for (AttackMeans means : AttackOptions.means(state, unit)) {
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
