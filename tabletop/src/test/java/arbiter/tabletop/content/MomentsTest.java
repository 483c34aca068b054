package arbiter.tabletop.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MomentsTest {

    public interface Charm {
        default int atDawn(int luck) {
            return luck;
        }

        default int atDusk(int luck) {
            return luck;
        }
    }

    public record Lantern(int light) implements Charm {
        @Override
        public int atDusk(int luck) {
            return luck + light;
        }
    }

    @Test
    void a_trait_is_asked_only_where_it_has_something_to_say() {
        assertThat(Moments.has(new Lantern(2), Charm.class, "atDusk")).isTrue();
        assertThat(Moments.has(new Lantern(2), Charm.class, "atDawn")).isFalse();
    }

    @Test
    void a_moment_that_nobody_knows_is_a_mistake() {
        assertThatThrownBy(() -> Moments.has(new Lantern(2), Charm.class, "atNoon"))
                .hasMessage("Charm has no moment atNoon");
    }
}
