package arbiter.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.space.hex.Hex;
import arbiter.space.hex.HexBoard;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ReachTest {

    private static final int BUDGET = 12;

    @Test
    void rough_ground_costs_twice() {
        HexBoard board = HexBoard.rows(4, 1);
        Reach reach = Reach.from(board, 0, 4, (from, to) -> to == 2 ? 2 : 1);
        assertThat(reach.places()).containsExactly(0, 1, 2, 3);
        assertThat(reach.remaining(2)).isEqualTo(1);
        assertThat(reach.remaining(3)).isZero();
        assertThat(Reach.from(board, 0, 3, (from, to) -> to == 2 ? 2 : 1).contains(3))
                .isFalse();
    }

    @Test
    void of_equal_ways_the_one_from_the_lowest_numbered_place_counts() {
        HexBoard board = HexBoard.hexagon(1);
        int north = board.number(new Hex(1, -1));
        int south = board.number(new Hex(0, 1)); // two steps around either way, or straight through the middle
        Reach reach = Reach.from(board, north, 5, StepCosts.ONE);
        assertThat(reach.path(south)).containsExactly(north, board.number(Hex.ORIGIN), south);
    }

    @Test
    void of_equally_cheap_ways_the_shorter_counts() {
        HexBoard board = HexBoard.hexagon(1);
        int west = board.number(new Hex(-1, 0));
        int east = board.number(new Hex(1, 0));
        int middle = board.number(Hex.ORIGIN);
        // the middle costs 2 more: two steps of 3 in all, as much as three steps of 1 around the rim
        Reach reach = Reach.from(board, west, 5, (from, to) -> to == middle ? 2 : 1);
        assertThat(reach.cost(east)).isEqualTo(3);
        assertThat(reach.path(east)).containsExactly(west, middle, east);
    }

    @Test
    void it_agrees_with_trying_every_step_again_and_again() {
        HexBoard board = HexBoard.hexagon(4);
        for (int seed = 0; seed < 60; seed++) {
            int[] ground = ground(seed, board.size());
            Borders borders = borders(seed, board);
            StepCosts costs = new StepCosts() {
                @Override
                public int cost(int from, int to) {
                    return ground[to];
                }

                @Override
                public boolean allowed(int from, int to) {
                    return ground[to] < 4;
                }
            }.across(borders);
            Reach reach = Reach.from(board, seed, BUDGET, costs);
            long[] twin = bellmanFord(board, seed, costs);
            for (int place = 0; place < board.size(); place++) {
                assertThat(reach.contains(place)).isEqualTo(twin[place] < Long.MAX_VALUE);
                if (reach.contains(place)) {
                    assertThat(reach.cost(place) * 1000L + reach.steps(place)).isEqualTo(twin[place]);
                    checkPath(reach, place, costs);
                    checkTie(board, reach, place, costs);
                }
            }
        }
    }

    private static int[] ground(int seed, int size) {
        SplittableRandom random = new SplittableRandom(seed);
        return random.ints(size, 0, 5).toArray();
    }

    private static Borders borders(int seed, HexBoard board) {
        SplittableRandom random = new SplittableRandom(100 + seed);
        Borders borders = Borders.none();
        for (int i = 0; i < 30; i++) {
            int place = random.nextInt(board.size());
            int next = board.neighbour(place, random.nextInt(board.degree(place)));
            borders = i % 2 == 0
                    ? borders.with(place, next, Border.WALL)
                    : borders.withOneWay(place, next, Border.obstacle(random.nextInt(1, 3)));
        }
        return borders;
    }

    /** Cost times 1000 plus steps, by relaxing every step until nothing changes. */
    private static long[] bellmanFord(Board board, int start, StepCosts costs) {
        long[] best = new long[board.size()];
        Arrays.fill(best, Long.MAX_VALUE);
        best[start] = 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int from = 0; from < board.size(); from++) {
                for (int which = 0; which < board.degree(from) && best[from] < Long.MAX_VALUE; which++) {
                    int to = board.neighbour(from, which);
                    if (costs.allowed(from, to)) {
                        long total = best[from] + costs.cost(from, to) * 1000L + 1;
                        if (total / 1000 <= BUDGET && total < best[to]) {
                            best[to] = total;
                            changed = true;
                        }
                    }
                }
            }
        }
        return best;
    }

    private static void checkPath(Reach reach, int place, StepCosts costs) {
        int[] path = reach.path(place);
        int cost = 0;
        for (int i = 1; i < path.length; i++) {
            assertThat(costs.allowed(path[i - 1], path[i])).isTrue();
            cost += costs.cost(path[i - 1], path[i]);
        }
        assertThat(cost).isEqualTo(reach.cost(place));
        assertThat(reach.remaining(place)).isEqualTo(BUDGET - cost);
    }

    private static void checkTie(Board board, Reach reach, int place, StepCosts costs) {
        int[] path = reach.path(place);
        for (int which = 0; which < board.degree(place) && path.length > 1; which++) {
            int from = board.neighbour(place, which);
            boolean asGood = reach.contains(from)
                    && costs.allowed(from, place)
                    && reach.steps(from) + 1 == reach.steps(place)
                    && reach.cost(from) + costs.cost(from, place) == reach.cost(place);
            assertThat(asGood && from < path[path.length - 2]).isFalse();
        }
    }

    @Test
    void borders_can_come_down_again() {
        Borders wall = Borders.none().with(3, 4, Border.WALL);
        assertThat(wall.blocksMoves(4, 3)).isTrue();
        assertThat(wall.with(3, 4, Border.WINDOW).blocksSight(3, 4)).isFalse();
        assertThat(wall.withOneWay(3, 4, Border.obstacle(2)).cost(3, 4)).isEqualTo(2);
        assertThat(wall.without(4, 3)).isEqualTo(Borders.none()).hasSameHashCodeAs(Borders.none());
        assertThatThrownBy(() -> wall.with(2, 2, Border.WALL))
                .hasMessage("no border between place 2 and place 2: it needs two different places, numbered from 0");
    }

    @Test
    void wrong_budgets_costs_and_places_are_refused() {
        HexBoard board = HexBoard.rows(3, 1);
        assertThatThrownBy(() -> Reach.from(board, 0, -1, StepCosts.ONE)).hasMessageContaining("a budget of -1");
        assertThatThrownBy(() -> Reach.from(board, 0, 2, (from, to) -> -1))
                .hasMessage("the step from place 0 to place 1 costs -1: it must be 0 or more");
        assertThatThrownBy(() -> Reach.from(board, 0, 1, StepCosts.ONE).cost(2))
                .hasMessage("place 2 is out of reach from place 0 with 1 points: ask contains first");
    }
}
