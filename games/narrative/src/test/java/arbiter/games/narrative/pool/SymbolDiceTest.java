package arbiter.games.narrative.pool;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.dice.SymbolDie;
import arbiter.dice.SymbolPool;
import arbiter.dice.Symbols;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The dice that are thrown against a second table of their faces, counted off the ledger on its own. */
class SymbolDiceTest {

    private static final Map<SymbolDie, Map<Symbols, Integer>> SECOND_TABLE = new LinkedHashMap<>();

    static {
        SECOND_TABLE.put(
                SymbolDie.BOOST, sides(2, face(0, 0), 1, face(0, 1), 1, face(0, 2), 1, face(1, 0), 1, face(1, 1)));
        SECOND_TABLE.put(SymbolDie.SETBACK, sides(2, face(0, 0), 2, face(-1, 0), 2, face(0, -1)));
        SECOND_TABLE.put(
                SymbolDie.ABILITY,
                sides(1, face(0, 0), 2, face(1, 0), 1, face(2, 0), 2, face(0, 1), 1, face(0, 2), 1, face(1, 1)));
        SECOND_TABLE.put(
                SymbolDie.DIFFICULTY,
                sides(1, face(0, 0), 1, face(-1, 0), 1, face(-2, 0), 3, face(0, -1), 1, face(0, -2), 1, face(-1, -1)));
        SECOND_TABLE.put(
                SymbolDie.PROFICIENCY,
                sides(
                        1,
                        face(0, 0),
                        2,
                        face(1, 0),
                        2,
                        face(2, 0),
                        1,
                        face(0, 1),
                        2,
                        face(0, 2),
                        3,
                        face(1, 1),
                        1,
                        new Symbols(1, 0, 1, 0)));
        SECOND_TABLE.put(
                SymbolDie.CHALLENGE,
                sides(
                        1,
                        face(0, 0),
                        2,
                        face(-1, 0),
                        2,
                        face(-2, 0),
                        2,
                        face(0, -1),
                        2,
                        face(0, -2),
                        2,
                        face(-1, -1),
                        1,
                        new Symbols(-1, 0, 0, 1)));
    }

    private static Symbols face(int success, int advantage) {
        return new Symbols(success, advantage, 0, 0);
    }

    private static Map<Symbols, Integer> sides(Object... countsAndFaces) {
        Map<Symbols, Integer> sides = new LinkedHashMap<>();
        for (int i = 0; i < countsAndFaces.length; i += 2) {
            sides.put((Symbols) countsAndFaces[i + 1], (Integer) countsAndFaces[i]);
        }
        return sides;
    }

    @ParameterizedTest
    @EnumSource(SymbolDie.class)
    @Ledger({"NAR-DICE-1", "NAR-DICE-2"})
    void each_die_has_the_faces_of_the_ledger(SymbolDie die) {
        Map<Symbols, Integer> found = new LinkedHashMap<>();
        for (int side = 1; side <= die.die().sides(); side++) {
            found.merge(die.face(side), 1, Integer::sum);
        }

        assertThat(found).isEqualTo(SECOND_TABLE.get(die));
    }

    /** What is worked out for a pool is the same as every combination of the second table counted one by one. */
    @ParameterizedTest
    @CsvSource({"1,1,1,1,1,0", "2,0,1,0,2,1", "0,2,0,1,0,2", "1,0,0,2,0,0", "0,1,2,0,1,1"})
    @Ledger({"NAR-DICE-3", "NAR-DICE-4", "NAR-ODDS-1"})
    void odds_are_those_of_the_second_table(int p, int a, int b, int c, int d, int s) {
        SymbolPool pool = new SymbolPool(p, a, b, c, d, s, Symbols.NONE);
        Map<Symbols, Long> ways = Map.of(Symbols.NONE, 1L);
        long total = 1;
        for (SymbolDie die : SymbolDie.values()) {
            for (int i = 0; i < pool.count(die); i++) {
                ways = oneMore(ways, SECOND_TABLE.get(die));
                total *= die.die().sides();
            }
        }

        assertThat(pool.exact().size()).isEqualTo(ways.size());
        for (Map.Entry<Symbols, Long> way : ways.entrySet()) {
            assertThat(pool.exact().chanceOf(way.getKey())).isEqualTo(Fraction.of(way.getValue(), total));
        }
    }

    private static Map<Symbols, Long> oneMore(Map<Symbols, Long> ways, Map<Symbols, Integer> die) {
        Map<Symbols, Long> more = new LinkedHashMap<>();
        ways.forEach(
                (sum, count) -> die.forEach((face, sides) -> more.merge(sum.plus(face), count * sides, Long::sum)));
        return more;
    }

    @ParameterizedTest
    @CsvSource({
        "PROFICIENCY, 10, 12, 8, 12",
        "ABILITY, 5, 8, 5, 8",
        "BOOST, 2, 6, 4, 6",
        "CHALLENGE, -9, 12, -8, 12",
        "DIFFICULTY, -4, 8, -6, 8",
        "SETBACK, -2, 6, -2, 6"
    })
    @Ledger("NAR-DICE-8")
    void each_die_shows_so_much_on_average(SymbolDie die, int success, int of, int advantage, int among) {
        PoolOdds odds = PoolOdds.of(SymbolPool.EMPTY.and(1, die));

        assertThat(odds.expectedSuccess()).isEqualTo(Fraction.of(success, of));
        assertThat(odds.expectedAdvantage()).isEqualTo(Fraction.of(advantage, among));
        assertThat(odds.triumphs(1)).isEqualTo(Fraction.of(die == SymbolDie.PROFICIENCY ? 1 : 0, 12));
        assertThat(odds.despairs(1)).isEqualTo(Fraction.of(die == SymbolDie.CHALLENGE ? 1 : 0, 12));
    }

    /** The second of the hard rules: t, s, aa against d, f, h. */
    @Test
    @Ledger({"NAR-DICE-3", "NAR-DICE-4", "NAR-DICE-6"})
    void triumph_and_despair_stay_though_their_success_and_failure_cancel() {
        List<Integer> sides = new ArrayList<>(List.of(
                side(SymbolDie.PROFICIENCY, new Symbols(1, 0, 1, 0)),
                side(SymbolDie.PROFICIENCY, face(1, 0)),
                side(SymbolDie.ABILITY, face(0, 2)),
                side(SymbolDie.CHALLENGE, new Symbols(-1, 0, 0, 1)),
                side(SymbolDie.CHALLENGE, face(-1, 0)),
                side(SymbolDie.DIFFICULTY, face(0, -1))));

        Symbols rolled = new SymbolPool(2, 1, 0, 2, 1, 0, Symbols.NONE).roll(die -> sides.remove(0));

        assertThat(rolled).isEqualTo(new Symbols(0, 1, 1, 1));
        assertThat(rolled.succeeds()).isFalse();
    }

    private static int side(SymbolDie die, Symbols face) {
        for (int side = 1; side <= die.die().sides(); side++) {
            if (die.face(side).equals(face)) {
                return side;
            }
        }
        throw new AssertionError(die + " has no face " + face);
    }
}
