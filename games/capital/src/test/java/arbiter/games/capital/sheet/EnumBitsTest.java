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
            EnumSet<AttackFlag> plain = EnumSet.noneOf(AttackFlag.class);
            for (AttackFlag id : AttackFlag.values()) {
                if (random.below(3) == 0) {
                    plain.add(id);
                }
            }
            Set<AttackFlag> bits = EnumBits.of(AttackFlag.class, plain);

            assertThat(bits).isEqualTo(plain).hasSameHashCodeAs(plain).containsExactlyElementsOf(plain);
            for (AttackFlag id : AttackFlag.values()) {
                assertThat(EnumBits.has(bits, id)).isEqualTo(plain.contains(id));
            }
        }
    }
}
