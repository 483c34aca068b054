package arbiter.server.http;

import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import arbiter.server.Server;
import arbiter.server.Settings;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Store;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/** A server as a program of its own, for tests that end it: prints its address, or why it does not start. */
final class Program {

    private Program() {}

    /** Takes a folder or the address of a database. */
    public static void main(String[] args) {
        try {
            Store store =
                    args[0].startsWith("postgresql:") ? Store.postgresql(args[0]) : Store.sqlite(Path.of(args[0]));
            Settings settings = new Settings("localhost", 0, RateLimits.generous(), Duration.ofSeconds(60));
            System.out.println(Server.start(settings, store, played()).address());
        } catch (RequestRefused refused) {
            System.out.println(refused.getMessage());
            System.exit(2);
        }
    }

    /** The game of an {@link Evening} alone, so that a server is soon there again after each of many kills. */
    private static List<Rulebook<?>> played() {
        return Rulebooks.all().stream()
                .filter(book -> book.id().equals(Evening.GAME))
                .collect(Collectors.toList());
    }
}
