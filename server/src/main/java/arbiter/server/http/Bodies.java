package arbiter.server.http;

import arbiter.server.shared.RequestRefused;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;

/**
 * Reads what calls carry. Each that is being read keeps a thread, so that only so many are read at once, few of them from
 * one address, and none that comes too slowly: whoever comes without a body always finds a thread.
 */
final class Bodies {

    static final int MOST_OF_ONE = 8;
    static final int MOST = 40;

    private static final int PORTION = 8 << 10;
    private static final long SECOND = 1_000_000_000L;

    /** A body may take so long, and longer by a second for so many bytes of it. */
    private static final long PATIENCE = 10 * SECOND;

    private static final long SLOWEST = 16 << 10;

    private final LongSupplier nanos;
    private final AtomicInteger all = new AtomicInteger();
    private final Map<String, Integer> read = new ConcurrentHashMap<>();

    Bodies(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** All of it, or one byte more than there may be. */
    byte[] read(String address, InputStream in, int most) throws IOException {
        int own = read.merge(address, 1, Integer::sum);
        int together = all.incrementAndGet();
        try {
            if (own > MOST_OF_ONE || together > MOST) {
                throw RequestRefused.tooFast("calls with a body at once", 1);
            }
            return read(in, most);
        } finally {
            all.decrementAndGet();
            read.computeIfPresent(address, (id, count) -> count == 1 ? null : count - 1);
        }
    }

    private byte[] read(InputStream in, int most) throws IOException {
        long begun = nanos.getAsLong();
        byte[] bytes = new byte[Math.min(PORTION, most + 1)];
        int size = 0;
        while (size <= most) {
            if (size == bytes.length) {
                bytes = Arrays.copyOf(bytes, (int) Math.min(2L * size, most + 1L));
            }
            int more = in.read(bytes, size, bytes.length - size);
            if (more < 0) {
                break;
            }
            size += more;
            if (nanos.getAsLong() - begun > PATIENCE + size / SLOWEST * SECOND) {
                throw RequestRefused.withStatus(
                        408, RequestRefused.Code.MALFORMED, "the call came too slowly; send it again");
            }
        }
        return Arrays.copyOf(bytes, size);
    }
}
