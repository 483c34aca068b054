package arbiter.server.http;

import arbiter.rulebook.Rulebooks;
import arbiter.server.Server;
import arbiter.server.Settings;
import arbiter.server.store.Store;
import java.nio.file.Path;
import java.time.Duration;

/** A real server on a free port, with a database of its own. */
final class House implements AutoCloseable {

    private final Server server;

    private House(Server server) {
        this.server = server;
    }

    /** Where nobody is told to slow down. */
    static House open(Path folder) {
        return open(folder, RateLimits.generous(), Duration.ofSeconds(60));
    }

    static House open(Path folder, RateLimits pace, Duration silence) {
        Settings settings = new Settings("localhost", 0, pace, silence);
        return new House(Server.start(settings, Store.sqlite(folder), Rulebooks.all()));
    }

    String address() {
        return server.address();
    }

    int port() {
        return server.port();
    }

    /** Somebody without a session. */
    Visitor stranger() {
        return new Visitor(address());
    }

    /** Somebody with a name. */
    Visitor person(String name) {
        Visitor visitor = stranger();
        visitor.post("/api/session", "{\"name\": \"" + name + "\"}").expect(201);
        return visitor;
    }

    @Override
    public void close() {
        server.close();
    }
}
