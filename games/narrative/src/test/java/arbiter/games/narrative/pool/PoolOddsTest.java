package arbiter.games.narrative.pool;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;
import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_ABILITY;
import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_DIFFICULTY;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.dice.SymbolPool;
import arbiter.dice.Symbols;
import arbiter.dice.notation.Expression;
import arbiter.dice.notation.Narrative;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures that the ledger gives, to all of their six decimals. */
class PoolOddsTest {

    private static PoolOdds odds(String pool) {
        return PoolOdds.of(((Narrative) Expression.parse(pool)).draw());
    }

    private static String sixDecimals(Fraction chance) {
        return String.format(Locale.ROOT, "%.6f", chance.toDouble());
    }

    @ParameterizedTest
    @CsvSource({
        "1A vs 1D, 0.343750, 0.125000, -0.125000, 0.000000, 0.000000, 0.000000",
        "2A vs 2D, 0.435059, 0.250000, -0.250000, 0.007568, 0.000000, 0.000000",
        "1P 1A vs 2D, 0.501953, 0.458333, -0.208333, 0.011393, 0.083333, 0.000000",
        "2P vs 1C 1D, 0.487269, 0.416667, -0.083333, 0.012659, 0.159722, 0.083333",
        "2P 1A 1B vs 2D 2S, 0.608601, 0.958333, 0.458333, 0.098813, 0.159722, 0.000000",
        "4P 1B vs 2C 1D 1S, 0.666480, 1.333333, 0.916667, 0.173865, 0.293933, 0.159722"
    })
    @Ledger({"NAR-ODDS-1", "NAR-ODDS-2"})
    void the_public_figures_come_out(
            String pool, String success, String net, String advantage, String both, String triumph, String despair) {
        PoolOdds odds = odds(pool);

        assertThat(List.of(
                        sixDecimals(odds.success()),
                        sixDecimals(odds.expectedSuccess()),
                        sixDecimals(odds.expectedAdvantage()),
                        sixDecimals(odds.successWithAdvantage(2)),
                        sixDecimals(odds.triumphs(1)),
                        sixDecimals(odds.despairs(1))))
                .containsExactly(success, net, advantage, both, triumph, despair);
    }

    @Test
    @Ledger("NAR-ODDS-2")
    void one_die_against_one_counted_by_hand() {
        PoolOdds odds = odds("1A vs 1D");

        assertThat(odds.success()).isEqualTo(Fraction.of(22, 64));
        assertThat(odds.netSuccess(2)).isEqualTo(Fraction.of(5, 64)); // ss beside the five faces without a failure
        assertThat(odds.advantage(2)).isEqualTo(Fraction.of(3, 64)); // aa beside blank, f and ff
    }

    @Test
    @Ledger("NAR-POOL-5")
    void overflowing_upgrades_as_the_ledger_has_them() {
        assertThat(sixDecimals(odds("2P 1A vs 3C 1D").success())).isEqualTo("0.307850");
        assertThat(sixDecimals(odds("2P 1A vs 3C 1D").despairs(1))).isEqualTo("0.229745");
        assertThat(sixDecimals(odds("2P 1A vs 4C").success())).isEqualTo("0.261547");
    }

    /** The third of the hard rules: what either side's Story Point does. */
    @Test
    @Ledger({"NAR-ODDS-5", "NAR-STORY-1"})
    void the_same_check_beside_what_could_still_be_done() {
        PoolPlan plan =
                PoolPlan.of(PoolBase.of(4, 2, "Agility 4, skill 2")).against(Difficulty.AVERAGE, "medium range");
        PoolChange own = new PoolChange(UPGRADE_ABILITY, 1, "own Story Point");

        List<PoolComparison.Row> rows = PoolComparison.of(plan, List.of(own, new PoolChange(ADD_BOOST, 1, "Aim")));

        assertThat(rows)
                .extracting(PoolComparison.Row::difference)
                .containsExactly("as it is", "own Story Point", "Aim");
        assertThat(rows)
                .extracting(row -> row.pool().toString())
                .containsExactly("2P 2A vs 2D", "3P 1A vs 2D", "2P 2A 1B vs 2D");
        assertThat(sixDecimals(rows.get(0).odds().success())).isEqualTo("0.798713");
        assertThat(sixDecimals(rows.get(1).odds().success())).isEqualTo("0.831480");
        DicePool answered =
                plan.and(own).and(UPGRADE_DIFFICULTY, 1, "the other side's").assemble();
        assertThat(answered).hasToString("3P 1A vs 1C 1D");
        assertThat(sixDecimals(answered.odds().success())).isEqualTo("0.790220");
        assertThat(answered.odds().despairs(1)).isEqualTo(Fraction.of(1, 12));
    }

    /** The fourth of the hard rules, for a weapon of damage 7. */
    @Test
    @Ledger("NAR-ODDS-3")
    void a_critical_injury_needs_a_hit_past_soak_and_advantage_or_a_triumph() {
        PoolOdds odds = odds("1P 3A vs 2D");

        assertThat(sixDecimals(odds.criticalPossible(7, 4, 4))).isEqualTo("0.091983");
        assertThat(odds.criticalPossible(7, 4, 99)).isLessThan(odds.triumphs(1));
        assertThat(odds.criticalActivations(4).chance(many -> many == 0))
                .isEqualTo(odds.joint().chance(symbols -> symbols.advantage() < 4 && symbols.triumph() == 0));
        assertThat(PoolOdds.of(SymbolPool.EMPTY.and(new Symbols(2, 9, 1, 0)))
                        .criticalActivations(4)
                        .chanceOf(3))
                .isEqualTo(Fraction.ONE);
    }

    @Test
    @Ledger("NAR-ODDS-4")
    void wounds_count_only_what_gets_past_soak() {
        PoolOdds certain = PoolOdds.of(SymbolPool.EMPTY.and(new Symbols(2, 0, 0, 0)));

        assertThat(certain.expectedWounds(7, 4)).isEqualTo(Fraction.of(5));
        assertThat(certain.expectedWounds(1, 4)).isEqualTo(Fraction.ZERO);
        assertThat(PoolOdds.of(SymbolPool.EMPTY).expectedWounds(7, 4)).isEqualTo(Fraction.ZERO);
    }

    /** The sixth and the seventh of the hard rules. */
    @Test
    @Ledger("NAR-ODDS-4")
    void auto_fire_and_a_second_weapon_as_the_ledger_has_them() {
        PoolOdds burst = odds("2P 2A vs 2D");

        assertThat(sixDecimals(burst.success())).isEqualTo("0.798713");
        assertThat(sixDecimals(burst.autoFireHits().chance(hits -> hits >= 2))).isEqualTo("0.358156");
        assertThat(sixDecimals(burst.autoFireHits().exactMean())).isEqualTo("1.219399");
        assertThat(sixDecimals(odds("1P 1A vs 3D").success())).isEqualTo("0.378947");
        assertThat(sixDecimals(odds("1P 1A vs 3D").secondaryHit())).isEqualTo("0.037150");
    }

    @Test
    @Ledger("NAR-ODDS-1")
    void twenty_dice_and_more_are_exact() {
        PoolOdds odds = odds("5P 3A 4B vs 4C 3D 4S");

        assertThat(odds.success().plus(odds.joint().chance(symbols -> !symbols.succeeds())))
                .isEqualTo(Fraction.ONE);
        assertThat(odds.triumphs(5)).isEqualTo(Fraction.of(1, 12L * 12 * 12 * 12 * 12));
    }
}
