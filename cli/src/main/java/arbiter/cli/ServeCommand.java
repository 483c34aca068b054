package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import arbiter.kernel.Refused;
import arbiter.server.Server;
import arbiter.server.Settings;
import arbiter.server.store.BackupFolder;
import arbiter.server.store.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Hosts tables that people play at in their browsers. */
@Command(
        name = "serve",
        description = {
            "Hosts tables for people with browsers, until it is stopped (Ctrl-C).",
            "Everything is kept in one folder; the next start goes on where this one ended."
        },
        footer = {
            "",
            "Examples:",
            "  arbiter serve",
            "  arbiter serve --host 0.0.0.0 --port 9000 --data /var/lib/arbiter",
            "  arbiter serve --name table.example.org",
            "  arbiter serve --database postgresql://arbiter:secret@localhost/arbiter",
            "",
            "docs/serve.md tells about backups, PostgreSQL and running it for others."
        })
final class ServeCommand implements Callable<Integer> {

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "" + Settings.PORT,
            description = "The port to listen on (${DEFAULT-VALUE}); 0 takes a free one.")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "H",
            defaultValue = Settings.HOST,
            description = "The name or address to listen on (${DEFAULT-VALUE}); 0.0.0.0 lets others in.")
    private String host;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            split = ",",
            defaultValue = "${env:ARBITER_NAME}",
            description = "A name under which people reach it from elsewhere, such as table.example.org. May be given "
                    + "several times, or in the variable ARBITER_NAME. Calls under other names of the internet are "
                    + "refused.")
    private List<String> names = new ArrayList<>();

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "data",
            description = "The folder that keeps everything (${DEFAULT-VALUE}, in the folder you are in).")
    private Path data;

    @Option(
            names = "--database",
            paramLabel = "URL",
            defaultValue = "${env:ARBITER_DATABASE}",
            description = "A PostgreSQL database instead of the folder: postgresql://user@host/name. The variable "
                    + "ARBITER_DATABASE says it as well; a password on the command line can be read by everybody "
                    + "on the machine.")
    private String database;

    @Option(
            names = "--password-file",
            paramLabel = "FILE",
            description = "A file whose first line is the password of the database.")
    private Path passwordFile;

    @Option(
            names = "--no-backups",
            description = "Take no copies of the database while people play (arbiter help backup).")
    private boolean withoutBackups;

    @Option(
            names = "--check",
            description = "Start, ask the server one of each kind of question, stop, and say how it went.")
    private boolean check;

    @Mixin
    private HomebrewOption homebrew;

    /** Milliseconds. */
    private static final long MOST_WAITING = 4000;

    private final Terminal terminal;

    ServeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > 65_535) {
            throw new Refused("a port is a number from 0 to 65535, not " + port);
        }
        Server.prepare();
        Store store = open();
        Server server;
        try {
            server = Server.start(Settings.usual(host, port, names), store, Library.books(homebrew.folders()));
        } catch (RuntimeException failure) {
            store.close();
            throw failure;
        }
        if (database == null && !withoutBackups) {
            server.keepBackups(new BackupFolder(data));
        }
        return check ? answers(server) : serve(server);
    }

    private Store open() {
        if (database != null) {
            return Store.postgresql(database, password());
        }
        if (passwordFile != null) {
            throw new Refused("--password-file is the password of a database: say with --database which one");
        }
        return Store.sqlite(data);
    }

    private Optional<String> password() {
        if (passwordFile == null) {
            return Optional.empty();
        }
        try (Stream<String> lines = Files.lines(passwordFile)) {
            return Optional.of(lines.findFirst()
                    .orElseThrow(() -> new Refused(passwordFile + " is empty: its first line should be the password")));
        } catch (IOException | UncheckedIOException unreadable) {
            throw new Refused(passwordFile + " cannot be read: its first line should be the password of the database");
        }
    }

    private int answers(Server server) {
        try (server) {
            SelfCheck.ask(server.address());
            terminal.out().println("All is well.");
            return Exit.DONE;
        }
    }

    /** Until the process is told to end: its last act is to say goodbye to everybody and to close the files. */
    private int serve(Server server) throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server), "goodbye"));
        terminal.out().println("Arbiter is at " + server.address());
        terminal.out()
                .println(
                        database == null
                                ? "Everything is kept in "
                                        + data.toAbsolutePath().normalize() + "; Ctrl-C stops."
                                : "Everything is kept in PostgreSQL; Ctrl-C stops.");
        terminal.flush();
        new CountDownLatch(1).await();
        return Exit.DONE;
    }

    /** Nobody waits for work that does not end: what was acknowledged is stored already. */
    private void stop(Server server) {
        Thread closing = new Thread(server::close, "close");
        closing.setDaemon(true);
        closing.start();
        try {
            closing.join(MOST_WAITING);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
        if (closing.isAlive()) {
            terminal.out().println("Stopped in the middle of something long; what was acknowledged is kept.");
            terminal.flush();
            Runtime.getRuntime().halt(Exit.DONE);
        }
        terminal.out().println("Stopped. The next start goes on from here.");
        terminal.flush();
    }
}
