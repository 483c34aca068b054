package arbiter.server;

import arbiter.server.http.RateLimits;
import java.time.Duration;

/** Where a server listens, how fast people may go, and after how much silence a socket is closed. */
public record Settings(String host, int port, RateLimits pace, Duration silence) {

    public static final String HOST = "localhost";
    public static final int PORT = 8080;

    /** As `arbiter serve` has it; port 0 takes any that is free. */
    public static Settings usual(String host, int port) {
        return new Settings(host, port, RateLimits.usual(), Duration.ofSeconds(60));
    }
}
