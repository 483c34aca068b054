package arbiter.games.narrative.pool;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Distribution;
import arbiter.dice.Fraction;
import arbiter.dice.SymbolDie;
import arbiter.dice.SymbolPool;
import arbiter.dice.Symbols;
import arbiter.dice.Weights;
import arbiter.testkit.Ledger;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class FacePoolTest {

    private static final SymbolPool POOL = SymbolPool.EMPTY
            .and(1, SymbolDie.PROFICIENCY)
            .and(1, SymbolDie.ABILITY)
            .and(1, SymbolDie.DIFFICULTY)
            .and(2, SymbolDie.SETBACK);

    private static RolledFaces roll(FacePool pool, Integer... sides) {
        ArrayDeque<Integer> left = new ArrayDeque<>(List.of(sides));
        return pool.roll(die -> left.poll());
    }

    @Test
    @Ledger({"NAR-FX-CUR-2", "NAR-FX-CUR-7"})
    void it_comes_to_the_same_as_the_pool_itself() {
        Distribution<Symbols> symbols =
                new FacePool(POOL, true).odds(Weights.EXACT).map(RolledFaces::symbols);

        for (int i = 0; i < POOL.exact().size(); i++) {
            Symbols outcome = POOL.exact().outcome(i);
            assertThat(symbols.chanceOf(outcome)).isEqualTo(POOL.exact().chanceOf(outcome));
        }
        assertThat(symbols.size()).isEqualTo(POOL.exact().size());
    }

    /** Every roll of the dice, one by one, and what the fast way says. */
    @Test
    @Ledger("NAR-FX-CUR-7")
    void all_faces_are_followed_as_when_every_roll_is_made() {
        FacePool pool = new FacePool(POOL, true);
        Distribution<RolledFaces> odds = pool.odds(Weights.EXACT);
        Map<String, Integer> counted = new TreeMap<>();
        int rolls = 0;
        for (int p = 1; p <= 12; p++) {
            for (int a = 1; a <= 8; a++) {
                for (int d = 1; d <= 8; d++) {
                    for (int s = 1; s <= 36; s++) {
                        rolls++;
                        RolledFaces rolled = roll(pool, p, a, d, (s - 1) / 6 + 1, (s - 1) % 6 + 1);
                        counted.merge(rolled.toString(), 1, Integer::sum);
                    }
                }
            }
        }
        assertThat(odds.size()).isEqualTo(counted.size());
        for (int i = 0; i < odds.size(); i++) {
            RolledFaces outcome = odds.outcome(i);
            assertThat(odds.chanceOf(outcome)).isEqualTo(Fraction.of(counted.get(outcome.toString()), rolls));
        }
    }

    @Test
    @Ledger("NAR-FX-CUR-2")
    void a_setback_die_can_be_turned_and_the_other_one_stays() {
        RolledFaces rolled = roll(new FacePool(POOL, false), 12, 2, 2, 1, 1); // t, s, f, two blank
        DieFace blank = rolled.faces().get(0);
        DieFace failure = blank.others().get(0);

        assertThat(rolled.symbols()).isEqualTo(new Symbols(1, 0, 1, 0));
        assertThat(rolled.faces()).extracting(DieFace::id).containsExactly("setback-blank");
        assertThat(rolled.turned(blank, failure).symbols()).isEqualTo(new Symbols(0, 0, 1, 0));
        assertThat(rolled.turned(blank, failure).faces())
                .extracting(DieFace::id)
                .containsExactly("setback-blank", "setback-f");
        assertThat(rolled.turned(blank, failure).turned(blank, failure).faces())
                .extracting(DieFace::id)
                .containsExactly("setback-f");
    }

    /** Triumph and despair are neither turned nor turned to. */
    @Test
    @Ledger("NAR-FX-CUR-7")
    void triumph_and_despair_are_left_alone() {
        RolledFaces rolled = roll(new FacePool(POOL, true), 12, 4, 8, 3, 5); // t, ss, fh, f, h

        assertThat(rolled.faces())
                .extracting(DieFace::id)
                .containsExactly("ability-ss", "difficulty-fh", "setback-f", "setback-h");
        assertThat(rolled.faces().get(0).others())
                .extracting(DieFace::id)
                .containsExactly("ability-blank", "ability-s", "ability-a", "ability-sa", "ability-aa");
        assertThat(new DieFace(SymbolDie.CHALLENGE, Symbols.NONE).others())
                .extracting(DieFace::id)
                .containsExactly("challenge-f", "challenge-ff", "challenge-h", "challenge-fh", "challenge-hh");
    }
}
