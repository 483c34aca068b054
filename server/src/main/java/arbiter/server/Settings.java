package arbiter.server;

import arbiter.server.http.RateLimits;
import java.time.Duration;
import java.util.List;

/**
 * Where a server listens, which names it goes by besides those of the machine, how fast people may go, and after how much
 * silence a socket is closed.
 */
public record Settings(String host, int port, List<String> names, RateLimits pace, Duration silence) {

    public static final String HOST = "localhost";
    public static final int PORT = 8080;

    /** For those who come by the machine's own name or number. */
    public Settings(String host, int port, RateLimits pace, Duration silence) {
        this(host, port, List.of(), pace, silence);
    }

    /** As `arbiter serve` has it; port 0 takes any that is free. */
    public static Settings usual(String host, int port, List<String> names) {
        return new Settings(host, port, names, RateLimits.usual(), Duration.ofSeconds(60));
    }
}
