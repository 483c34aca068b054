package arbiter.lab.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.dice.RandomStream;
import org.junit.jupiter.api.Test;

class BradleyTerryTest {

    @Test
    void ten_to_one_is_four_hundred_points() {
        BradleyTerry model = new BradleyTerry(new double[][] {{0, 10_000}, {1_000, 0}});

        assertThat(model.rating(0) - model.rating(1)).isCloseTo(400, within(1.0));
        assertThat(model.chance(0, 1)).isCloseTo(10 / 11.0, within(0.001));
    }

    @Test
    void rock_paper_and_scissors_are_rated_alike() {
        BradleyTerry model = new BradleyTerry(new double[][] {{0, 20, 0}, {0, 0, 20}, {20, 0, 0}});

        for (int i = 0; i < 3; i++) {
            assertThat(model.rating(i)).isCloseTo(0, within(1e-6));
        }
    }

    @Test
    void who_wins_everything_is_still_rated() {
        BradleyTerry model = new BradleyTerry(new double[][] {{0, 20}, {0, 0}});

        assertThat(model.rating(0)).isBetween(100.0, 1_000.0);
        assertThat(model.error(0)).isBetween(50.0, 2_000.0);
    }

    @Test
    void intervals_hold_the_truth_in_about_95_of_100_lists() {
        double[] truth = {150, 50, -50, -150};
        int held = 0;
        int lists = 500;
        for (int list = 0; list < lists; list++) {
            RandomStream random = new RandomStream(list);
            double[][] won = new double[4][4];
            for (int i = 0; i < 4; i++) {
                for (int j = i + 1; j < 4; j++) {
                    double chance = 1 / (1 + Math.pow(10, (truth[j] - truth[i]) / 400));
                    for (int fight = 0; fight < 40; fight++) {
                        boolean first = random.below(1_000_000) < 1_000_000 * chance;
                        won[first ? i : j][first ? j : i]++;
                    }
                }
            }
            BradleyTerry model = new BradleyTerry(won);
            held += Math.abs(model.rating(0) - truth[0]) <= model.error(0) ? 1 : 0;
        }
        assertThat((double) held / lists).isBetween(0.93, 0.98);
    }
}
