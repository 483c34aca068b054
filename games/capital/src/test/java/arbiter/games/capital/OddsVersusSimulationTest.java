package arbiter.games.capital;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.dice.RandomStream;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.damage.KnockedProne;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.Prepared;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.interpreters.odds.Answer;
import arbiter.interpreters.odds.Odds;
import arbiter.interpreters.odds.Program;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The exact odds of Attacks put together by chance, against the same Attacks thrown many times. */
class OddsVersusSimulationTest {

    private static final int SETUPS = 40;
    private static final int THROWS = 20_000;
    /** The normal deviate that is exceeded once in a million times. */
    private static final double ONCE_IN_A_MILLION = 4.75;

    private static final List<String> WEAPONS =
            List.of("pistol", "auto-rifle", "precision-rifle", "sniper-rifle", "tesla-rifle", "whip", "simple-dagger");

    /** How an Attack went: what the target has left, and what both have spent. */
    private record Result(int hitPoints, int bones, int aimed, int blocked) implements Comparable<Result> {

        static Result of(Combatant attacker, Combatant target) {
            return new Result(target.hp(), target.bones(), attacker.energy(), target.energy());
        }

        @Override
        public int compareTo(Result other) {
            return toString().compareTo(other.toString());
        }
    }

    @Test
    void thrown_attacks_fall_as_their_exact_odds_say() {
        for (int seed = 0; seed < SETUPS; seed++) {
            RandomStream random = new RandomStream(seed);
            Combatant attacker = attacker(random);
            Combatant target = target(random);
            CapitalState state = table(attacker, target);
            prepare(state, random);
            Program<CapitalState, Result> attack = play -> {
                Attack.resolve(play, attacker, means(attacker, "-w0-"), List.of(target), Occasion.ACTION);
                return Result.of(attacker, target);
            };
            Answer<Result> odds = Odds.of(state, attack).exact();

            assertThat(odds.complete()).as("set-up %d", seed).isTrue();
            assertThat(odds.distribution().chance(any -> true)).isEqualTo(Fraction.of(1, 1));
            fits(odds, thrown(state, attack, seed), seed);
        }
    }

    private static Combatant attacker(RandomStream random) {
        String weapon = WEAPONS.get(random.below(WEAPONS.size()));
        return red("Mara")
                .score(Attribute.VSN, 3 + random.below(6))
                .score(Attribute.STR, 3 + random.below(6))
                .armed(
                        weapon,
                        weapon.equals("tesla-rifle") ? DamageType.ELECTRIC : DamageType.SHARP,
                        random.below(2) == 0)
                .triesAgain(random.below(2))
                .make();
    }

    private static Combatant target(RandomStream random) {
        AttackCast target = blue("Raider")
                .score(Attribute.AGI, 3 + random.below(6))
                .score(Attribute.STR, 3 + random.below(6))
                .maxima(5 + random.below(20), random.below(4), 1 + random.below(5))
                .at(2 + random.below(2), 0);
        return switch (random.below(3)) {
            case 0 -> target.armed("primitive-buckler", DamageType.BLUNT, false).make();
            case 1 -> target.resists(DamageType.SHARP).make();
            default -> target.make();
        };
    }

    private static void prepare(CapitalState state, RandomStream random) {
        if (random.below(3) == 0) {
            new Prepared("raider", Attribute.AGI).apply(state);
        }
        if (random.below(3) == 0) {
            new KnockedProne("raider").apply(state);
        }
    }

    private static Map<Result, Integer> thrown(CapitalState state, Program<CapitalState, Result> attack, long seed) {
        CapitalState start = state.copy();
        Simulation<CapitalState> simulation = new Simulation<>(Agent.<CapitalState>byDefault());
        simulation.begin(state, seed);
        Map<Result, Integer> counts = new TreeMap<>();
        for (int i = 0; i < THROWS; i++) {
            counts.merge(attack.run(simulation), 1, Integer::sum);
            state.restore(start);
        }
        return counts;
    }

    /** Chi-square over the results that are expected five times or more; the rare ones are one cell together. */
    private static void fits(Answer<Result> odds, Map<Result, Integer> counts, int seed) {
        double distance = 0;
        double rareExpected = 0;
        int rareSeen = 0;
        int cells = 0;
        int known = 0;
        for (int i = 0; i < odds.distribution().size(); i++) {
            double expected = THROWS * odds.distribution().probability(i);
            int seen = counts.getOrDefault(odds.distribution().outcome(i), 0);
            known += seen;
            if (expected < 5) {
                rareExpected += expected;
                rareSeen += seen;
            } else {
                distance += (seen - expected) * (seen - expected) / expected;
                cells++;
            }
        }
        assertThat(known).as("only what is possible happens").isEqualTo(THROWS);
        assertThat((double) rareSeen).isLessThanOrEqualTo(rareExpected + 20 + 5 * Math.sqrt(rareExpected));
        assertThat(distance).as("set-up %d, %d cells", seed, cells).isLessThan(bound(Math.max(1, cells - 1)));
    }

    /** Wilson and Hilferty's bound. */
    private static double bound(int freedom) {
        double spread = 2.0 / (9 * freedom);
        return freedom * Math.pow(1 - spread + ONCE_IN_A_MILLION * Math.sqrt(spread), 3);
    }
}
