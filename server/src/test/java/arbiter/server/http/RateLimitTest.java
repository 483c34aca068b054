package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.server.shared.RequestRefused;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RateLimitTest {

    private final AtomicLong now = new AtomicLong();

    private void pass(Duration time) {
        now.addAndGet(time.toNanos());
    }

    @Test
    void forty_commands_at_once_then_twenty_a_second() {
        RateLimits pace = RateLimits.usual(now::get);
        for (int i = 0; i < 40; i++) {
            pace.command("ada", "t");
        }

        assertThatThrownBy(() -> pace.command("ada", "t"))
                .hasMessage("too many commands in a short time; try again in a second");
        pace.command("ada", "another table");
        pace.command("bob", "t");
        pass(Duration.ofMillis(500));
        for (int i = 0; i < 10; i++) {
            pace.command("ada", "t");
        }
        assertThatThrownBy(() -> pace.command("ada", "t")).isInstanceOf(RequestRefused.class);
    }

    @Test
    void whoever_is_too_fast_is_told_how_long_to_wait() {
        RateLimit searches = new RateLimit(new RateLimit.Rate("searches", 50, Duration.ofMinutes(5)), now::get);
        for (int i = 0; i < 50; i++) {
            assertThat(searches.take("here")).isEmpty();
        }

        assertThat(searches.take("here")).isEqualTo(OptionalLong.of(6));
        pass(Duration.ofSeconds(6));
        assertThat(searches.take("here")).isEmpty();
    }

    @Test
    void files_count_by_their_size_and_tables_by_their_number() {
        RateLimits pace = RateLimits.usual(now::get);
        for (int i = 0; i < 4; i++) {
            pace.imported("here", 16 << 10);
        }

        assertThatThrownBy(() -> pace.imported("here", 1)).hasMessageContaining("too many imported files");
        pace.imported("elsewhere", 16 << 10);
        pass(Duration.ofMinutes(3));
        pace.imported("here", 16 << 10);
        for (int i = 0; i < 60; i++) {
            pace.table("here");
        }
        assertThatThrownBy(() -> pace.table("here")).hasMessageContaining("too many new tables");
    }

    @Test
    void waiting_long_saves_up_no_more_than_the_burst() {
        RateLimit chat = new RateLimit(new RateLimit.Rate("chat", 10, Duration.ofSeconds(10)), now::get);
        chat.take("ada");
        pass(Duration.ofDays(1));
        for (int i = 0; i < 10; i++) {
            assertThat(chat.take("ada")).isEmpty();
        }

        assertThat(chat.take("ada")).isPresent();
    }

    @Test
    void a_million_names_do_not_fill_the_memory() {
        RateLimit calls = new RateLimit(new RateLimit.Rate("calls", 10, Duration.ofSeconds(10)), now::get);
        for (int i = 0; i < 1_000_000; i++) {
            calls.take("name " + i);
        }

        assertThat(calls.remembered()).isEqualTo(20_000);
    }
}
