package arbiter.games.narrative.pool;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.SymbolDie;
import arbiter.dice.SymbolPool;
import arbiter.dice.Symbols;
import arbiter.games.narrative.pool.PoolChange.Kind;
import arbiter.kernel.Handful;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OpenPoolTest {

    private static final DicePool SHOT = PoolPlan.of(PoolBase.of(3, 1, "Ranged 1"))
            .against(Difficulty.AVERAGE, "medium range")
            .and(Kind.ADD_SETBACK, 1, "cover")
            .assemble();

    private static OpenRoll thrown(Integer... sides) {
        Iterator<Integer> next = List.of(sides).iterator();
        return new OpenPool(SHOT.draw()).roll(die -> next.next());
    }

    @Test
    void an_open_throw_comes_to_what_the_pool_itself_comes_to() {
        Iterator<Integer> next = List.of(12, 2, 8, 3, 8, 1).iterator();

        assertThat(thrown(12, 2, 8, 3, 8, 1).symbols()).isEqualTo(SHOT.draw().roll(die -> next.next()));
    }

    @Test
    void its_odds_are_those_of_the_pool() {
        SymbolPool pool = SHOT.draw();

        assertThat(new OpenPool(pool).exact().map(OpenRoll::symbols).chance(Symbols::succeeds))
                .isEqualTo(pool.exact().chance(Symbols::succeeds));
        assertThat(new OpenPool(pool).exact().size()).isEqualTo(pool.exact().size());
    }

    @Test
    void every_die_says_why_it_is_there_and_what_it_shows() {
        Handful shown = SHOT.handful(thrown(12, 2, 8, 3, 8, 1).faces());

        assertThat(shown.dice())
                .containsExactly(
                        die("proficiency", false, "Ranged 1", "triumph"),
                        die("ability", false, "Ranged 1", "success"),
                        die("ability", false, "Ranged 1", "advantage", "advantage"),
                        die("difficulty", true, "medium range", "failure", "failure"),
                        die("difficulty", true, "medium range", "failure", "threat"),
                        die("setback", true, "cover"));
    }

    @Test
    void before_the_roll_nothing_is_shown() {
        assertThat(SHOT.handful().dice()).allMatch(die -> die.shows().isEmpty());
        assertThat(SHOT.count(SymbolDie.SETBACK)).isEqualTo(1);
    }

    private static Handful.Die die(String kind, boolean against, String why, String... shows) {
        return new Handful.Die(kind, against, why, Optional.of(List.of(shows)));
    }
}
