package arbiter.games.capital;

import arbiter.games.capital.rule.Means;
import arbiter.games.capital.rule.Strike;
import arbiter.games.capital.rule.VehicleDefense;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Basis;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import java.util.Optional;

/** What an Attack promises, guessed fast: the chance to hit times the damage that counts. */
final class Prospect {

    /** Chances in 1296 that 2d6 and this much more reach 2d6, from -10 to 10. */
    private static final int[] CHANCES = chances();

    private static final int MOST = 10;
    private static final int WAYS = 1296;
    private static final int TRAINED = 2;
    private static final int PRONE = 2;
    private static final double FINISHING = 6;

    private Prospect() {}

    /** Hit points it is likely to take from an enemy that is up, more if that may finish it; else nothing. */
    static double of(CapitalState state, Strike strike) {
        Combatant target = strike.target();
        if (!target.isUp() || !state.enemies(strike.attacker(), target)) {
            return 0;
        }
        double chance = chance(state, strike.attacker(), strike.means(), target);
        double damage = damage(strike.means().profile());
        double promise = damage >= target.hp() ? chance * (target.hp() + FINISHING) : chance * damage;
        return promise * AtTheWheel.worth(target);
    }

    private static double chance(CapitalState state, Combatant attacker, Means means, Combatant target) {
        int attack = score(attacker, means.profile().roll().attack())
                + means.profile().bonus()
                - 2 * attacker.attackCounters();
        if (means.trained() && state.rules().trainedAttacks()) {
            attack += TRAINED;
        }
        int defense = target.isVehicle()
                ? VehicleDefense.modifiers(state, target, means.profile().roll().defence())
                        .total()
                : score(target, means.profile().roll().defence())
                        + target.profile().armour()
                        + (target.isProne() ? PRONE : 0);
        return (double) CHANCES[Math.max(-MOST, Math.min(MOST, attack - defense)) + MOST] / WAYS;
    }

    private static int score(Combatant unit, Basis basis) {
        Optional<Attribute> attribute = basis.attribute();
        return attribute.isPresent() ? unit.score(attribute.get()) : basis.fixed();
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
