package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.server.shared.RequestRefused;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Bodies that come slowly, or many at once, keep nobody else from being heard. */
class BodiesTest {

    private static final int MOST = 256 << 10;

    private final AtomicLong clock = new AtomicLong();
    private final Bodies bodies = new Bodies(clock::get);

    /** Each byte of it takes so long. */
    private final class Slow extends InputStream {

        private final long nanos;
        private int left;

        private Slow(int size, long nanos) {
            this.left = size;
            this.nanos = nanos;
        }

        @Override
        public int read() {
            clock.addAndGet(nanos);
            return left-- > 0 ? 'x' : -1;
        }

        @Override
        public int read(byte[] bytes, int from, int most) {
            int next = read();
            if (next < 0) {
                return -1;
            }
            bytes[from] = (byte) next;
            return 1;
        }
    }

    /** Never comes until it is let go. */
    private static final class Held extends InputStream {

        private final CountDownLatch begun;
        private final CountDownLatch go;

        private Held(CountDownLatch begun, CountDownLatch go) {
            this.begun = begun;
            this.go = go;
        }

        @Override
        public int read() {
            begun.countDown();
            try {
                go.await();
                return -1;
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
        }

        @Override
        public int read(byte[] bytes, int from, int most) {
            return read();
        }
    }

    @Test
    void what_comes_at_a_fair_pace_is_read_whole() throws IOException {
        byte[] large = new byte[100_000];
        assertThat(bodies.read("a", new ByteArrayInputStream(large), MOST)).isEqualTo(large);
        assertThat(bodies.read("a", new ByteArrayInputStream(large), 1000)).hasSize(1001);
        assertThat(bodies.read("a", new Slow(30_000, TimeUnit.MICROSECONDS.toNanos(300)), MOST))
                .as("nine seconds")
                .hasSize(30_000);
        assertThat(bodies.read("a", new Slow(200_000, TimeUnit.MICROSECONDS.toNanos(60)), MOST))
                .as("twelve seconds, for twelve times as much as a second needs")
                .hasSize(200_000);
    }

    @Test
    void a_body_that_drips_is_not_waited_for() {
        assertThatThrownBy(() -> bodies.read("a", new Slow(1000, TimeUnit.SECONDS.toNanos(2)), MOST))
                .isInstanceOfSatisfying(
                        RequestRefused.class,
                        refused -> assertThat(refused.status()).isEqualTo(408))
                .hasMessageContaining("too slowly");
        assertThat(clock.get()).as("given up after").isEqualTo(TimeUnit.SECONDS.toNanos(12));
    }

    @Test
    void one_address_keeps_only_some_threads_and_all_addresses_not_all() throws Exception {
        int addresses = Bodies.MOST / Bodies.MOST_OF_ONE;
        CountDownLatch begun = new CountDownLatch(Bodies.MOST);
        CountDownLatch go = new CountDownLatch(1);
        ExecutorService crowd = Executors.newFixedThreadPool(Bodies.MOST);
        List<CompletableFuture<byte[]>> held = new ArrayList<>();
        for (int i = 0; i < Bodies.MOST_OF_ONE; i++) {
            held.add(hold("0", begun, go, crowd));
        }
        while (begun.getCount() > Bodies.MOST - Bodies.MOST_OF_ONE) {
            Thread.onSpinWait();
        }
        refused("0");
        bodies.read("1", new ByteArrayInputStream(new byte[1]), MOST);
        for (int i = Bodies.MOST_OF_ONE; i < Bodies.MOST; i++) {
            held.add(hold(Integer.toString(i % (addresses - 1) + 1), begun, go, crowd));
        }
        begun.await();
        refused("another");
        go.countDown();
        held.forEach(CompletableFuture::join);
        crowd.shutdown();
        assertThat(bodies.read("0", new ByteArrayInputStream(new byte[1]), MOST))
                .hasSize(1);
    }

    private CompletableFuture<byte[]> hold(
            String address, CountDownLatch begun, CountDownLatch go, ExecutorService crowd) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return bodies.read(address, new Held(begun, go), MOST);
                    } catch (IOException never) {
                        throw new IllegalStateException(never);
                    }
                },
                crowd);
    }

    private void refused(String address) {
        assertThatThrownBy(() -> bodies.read(address, new ByteArrayInputStream(new byte[1]), MOST))
                .isInstanceOfSatisfying(
                        RequestRefused.class,
                        refused -> assertThat(refused.code()).isEqualTo(RequestRefused.Code.TOO_FAST));
    }
}
