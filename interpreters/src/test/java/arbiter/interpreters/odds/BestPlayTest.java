package arbiter.interpreters.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.dice.Dice;
import arbiter.dice.Fraction;
import arbiter.kernel.Amount;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Best play of two sides, found by the odds and by going through the whole tree. */
class BestPlayTest {

    private static final Decider HIGH = Decider.unit("high");
    private static final Decider LOW = Decider.unit("low");

    /** A made-up rule: dice and questions to both sides, nested in any way. */
    private sealed interface Tree {

        /** What it is worth when both sides play their best. */
        Fraction value();

        int play(Play<Score> play, int depth);
    }

    private record Leaf(int points) implements Tree {

        @Override
        public Fraction value() {
            return Fraction.of(points);
        }

        @Override
        public int play(Play<Score> play, int depth) {
            return points;
        }
    }

    private record Roll(List<Tree> sides) implements Tree {

        @Override
        public Fraction value() {
            Fraction sum = sides.stream().map(Tree::value).reduce(Fraction.ZERO, Fraction::plus);
            return sum.times(Fraction.of(1, sides.size()));
        }

        @Override
        public int play(Play<Score> play, int depth) {
            int side = play.draw("roll." + depth, Dice.of(1, sides.size())).sum();
            return sides.get(side - 1).play(play, depth + 1);
        }
    }

    private record Ask(Decider decider, List<Tree> options) implements Tree {

        @Override
        public Fraction value() {
            return options.stream()
                    .map(Tree::value)
                    .reduce((a, b) -> (a.compareTo(b) >= 0) == decider.equals(HIGH) ? a : b)
                    .orElseThrow();
        }

        @Override
        public int play(Play<Score> play, int depth) {
            Request<Amount> request = Request.amount(decider, "ask." + depth, 0, options.size() - 1);
            return options.get(play.choose(request).value()).play(play, depth + 1);
        }
    }

    private static Tree tree(Random random, int depth) {
        if (depth == 0 || random.nextInt(6) == 0) {
            return new Leaf(random.nextInt(1_000_000));
        }
        List<Tree> branches = IntStream.range(0, 1 + random.nextInt(3))
                .mapToObj(i -> tree(random, depth - 1))
                .toList();
        return switch (random.nextInt(3)) {
            case 0 -> new Roll(branches);
            case 1 -> new Ask(HIGH, branches);
            default -> new Ask(LOW, branches);
        };
    }

    @Test
    void nested_choices_of_both_sides_agree_with_the_whole_tree() {
        for (int seed = 0; seed < 500; seed++) {
            Tree tree = tree(new Random(seed), 6);
            Odds<Score, Integer> odds = Odds.of(new Score(), play -> tree.play(play, 0))
                    .choosing(Choices.best((state, decider) -> decider.equals(HIGH)))
                    .valuing((end, points) -> points);

            assertThat(mean(odds.exact())).as("seed %d", seed).isEqualTo(tree.value());
            assertThat(odds.fast().distribution().numbers(points -> points).mean())
                    .isCloseTo(tree.value().toDouble(), within(1e-6));
        }
    }

    private static Fraction mean(Answer<Integer> answer) {
        Fraction sum = Fraction.ZERO;
        for (int i = 0; i < answer.distribution().size(); i++) {
            int points = answer.distribution().outcome(i);
            sum = sum.plus(answer.chanceOf(points).times(Fraction.of(points)));
        }
        return sum;
    }
}
