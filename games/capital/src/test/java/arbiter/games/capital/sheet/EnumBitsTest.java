package arbiter.games.capital.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EnumBitsTest {

    @Test
    void the_bits_are_the_same_set_as_any_other() {
        for (int seed = 0; seed < 200; seed++) {
            RandomStream random = new RandomStream(seed);
            EnumSet<AbilityId> plain = EnumSet.noneOf(AbilityId.class);
            for (AbilityId id : AbilityId.values()) {
                if (random.below(3) == 0) {
                    plain.add(id);
                }
            }
            Set<AbilityId> bits = EnumBits.of(AbilityId.class, plain);

            assertThat(bits).isEqualTo(plain).hasSameHashCodeAs(plain).containsExactlyElementsOf(plain);
            for (AbilityId id : AbilityId.values()) {
                assertThat(EnumBits.has(bits, id)).isEqualTo(plain.contains(id));
            }
        }
    }
}
