package arbiter.server.http;

import java.time.Duration;
import java.util.function.LongSupplier;

/** How fast people may go: commands and chat per person and table, sessions and invites per address, searches, images. */
public final class RateLimits {

    private final RateLimit commands;
    private final RateLimit chat;
    private final RateLimit calls;
    private final RateLimit sessions;
    private final RateLimit invites;
    private final RateLimit searches;
    private final RateLimit images;
    private final RateLimit tables;
    private final RateLimit files;

    private RateLimits(int leniency, LongSupplier nanos) {
        commands = allowance("commands", 40 * leniency, Duration.ofSeconds(2), nanos);
        chat = allowance("chat lines", 10 * leniency, Duration.ofSeconds(10), nanos);
        calls = allowance("calls", 200 * leniency, Duration.ofSeconds(4), nanos);
        sessions = allowance("new people", 20 * leniency, Duration.ofMinutes(2), nanos);
        invites = allowance("tries of invites", 30 * leniency, Duration.ofMinutes(1), nanos);
        images = allowance("images", 20 * leniency, Duration.ofMinutes(2), nanos);
        tables = allowance("new tables", 60 * leniency, Duration.ofMinutes(10), nanos);
        files = allowance("imported files", (64 << 10) * leniency, Duration.ofMinutes(10), nanos);
        searches = allowance("searches", 50 * leniency, Duration.ofMinutes(5), nanos);
    }

    /** What people at a table need and no more. */
    public static RateLimits usual() {
        return new RateLimits(1, System::nanoTime);
    }

    static RateLimits usual(LongSupplier nanos) {
        return new RateLimits(1, nanos);
    }

    /** For programs that measure how fast the server is: a thousand times as much. */
    public static RateLimits generous() {
        return new RateLimits(1000, System::nanoTime);
    }

    void command(String person, String table) {
        commands.use(person + " " + table);
    }

    void chat(String person, String table) {
        chat.use(person + " " + table);
    }

    void call(String address) {
        calls.use(address);
    }

    void session(String address) {
        sessions.use(address);
    }

    void invite(String address) {
        invites.use(address);
    }

    void search(String address) {
        searches.use(address);
    }

    void table(String address) {
        tables.use(address);
    }

    /** A file of so many KiB. */
    void imported(String address, int kibibytes) {
        files.use(address, kibibytes);
    }

    void image(String person) {
        images.use(person);
    }

    private static RateLimit allowance(String what, int burst, Duration refill, LongSupplier nanos) {
        return new RateLimit(new RateLimit.Rate(what, burst, refill), nanos);
    }
}
