package arbiter.server.http;

import arbiter.server.shared.RequestRefused;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Where calls are worked on that can take a while: odds, looking back, whole tables. However many ask, tables keep a
 * processor for themselves, and of each person one call at a time is in line, so that nobody waits for all of another's.
 */
final class Desks {

    /** So many calls of one person may be under way; more are put off. */
    static final int MOST_OF_ONE = 8;

    /** So many people may wait; whoever comes for anything else finds a thread. */
    private static final int MOST_WAITING = 24;

    private final Semaphore free;
    private final Map<String, Line> lines = new ConcurrentHashMap<>();

    /** The calls of one person, one after the other; they are counted where the map keeps others away. */
    private static final class Line {
        private int calls;
        private final ReentrantLock turn = new ReentrantLock(true);
    }

    Desks(int desks) {
        this.free = new Semaphore(desks, true);
    }

    /** All processors but one, and one at least. */
    static Desks usual() {
        return new Desks(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    }

    <T> T work(String person, String what, Supplier<T> work) {
        AtomicInteger place = new AtomicInteger();
        Line line = lines.compute(person, (id, known) -> {
            Line one = known == null ? new Line() : known;
            place.set(++one.calls);
            return one;
        });
        try {
            if (place.get() > MOST_OF_ONE || free.getQueueLength() >= MOST_WAITING) {
                throw RequestRefused.tooFast(what, 1);
            }
            return inTurn(line, work);
        } finally {
            lines.computeIfPresent(person, (id, one) -> --one.calls == 0 ? null : one);
        }
    }

    private <T> T inTurn(Line line, Supplier<T> work) {
        line.turn.lock();
        try {
            free.acquireUninterruptibly();
            try {
                return work.get();
            } finally {
                free.release();
            }
        } finally {
            line.turn.unlock();
        }
    }
}
