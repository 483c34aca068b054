package arbiter.dice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RandomStreamTest {

    @Test
    void a_seed_throws_the_same_dice_on_every_machine() {
        RandomStream random = new RandomStream(42);
        assertThat(random.nextLong()).isEqualTo(-1690267358668702685L);
        assertThat(random.nextLong()).isEqualTo(6098722386207918385L);
        random.reseed(42);
        int[] faces = new int[12];
        for (int i = 0; i < faces.length; i++) {
            faces[i] = random.next(Die.D6);
        }
        assertThat(faces).containsExactly(6, 2, 6, 2, 3, 1, 3, 1, 2, 2, 4, 6);
    }

    @Test
    void every_number_below_a_large_bound_is_equally_likely() {
        RandomStream random = new RandomStream(3);
        int bound = 3 << 29;
        int[] thirds = new int[3];
        for (int i = 0; i < 300_000; i++) {
            thirds[random.below(bound) >>> 29]++;
        }
        for (int third : thirds) {
            assertThat(third).isBetween(99_000, 101_000);
        }
    }
}
