package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import arbiter.server.store.BackupFolder;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Takes a copy of everything a server keeps, or lists the copies. */
@Command(
        name = "backup",
        description = {
            "Copies everything that arbiter serve keeps in its folder, while it runs or not.",
            "The copy lies in the folder backups and has been opened and checked when this ends.",
            "A running server does the same by itself every ten minutes when something has changed; kept are those of",
            "the last hour, one of each hour of a day, one of each day of two weeks, and always the newest seven."
        },
        footer = {"", "Examples:", "  arbiter backup", "  arbiter backup --list"})
final class BackupCommand implements Callable<Integer> {

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "data",
            description = "The folder that the server keeps everything in (${DEFAULT-VALUE}).")
    private Path data;

    @Option(names = "--list", description = "Only list the copies there are, newest first.")
    private boolean list;

    private final Terminal terminal;

    BackupCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        BackupFolder folder = new BackupFolder(data);
        if (!list) {
            terminal.line(
                    "Everything is copied to " + folder.take(Clock.systemUTC().instant()));
            return Exit.DONE;
        }
        List<BackupFolder.Copy> copies = folder.all();
        copies.forEach(copy -> terminal.line(copy.file().toString()));
        if (copies.isEmpty()) {
            terminal.line("There are no copies in " + data.resolve("backups") + " yet.");
        }
        return Exit.DONE;
    }
}
