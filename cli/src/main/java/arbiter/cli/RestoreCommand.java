package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import arbiter.kernel.Refused;
import arbiter.server.store.BackupFolder;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts a copy of everything back in its place. */
@Command(
        name = "restore",
        description = {
            "Puts a copy that arbiter backup or a server took back in its place; the server has to be stopped.",
            "The copy is checked first, and what was there before is kept in the folder backups."
        },
        footer = {
            "",
            "Examples:",
            "  arbiter restore                  the newest copy",
            "  arbiter restore data/backups/arbiter-2026-11-18T06-31-00Z.db"
        })
final class RestoreCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "The copy; the newest one if it is left out.")
    private Path file;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "data",
            description = "The folder that the server keeps everything in (${DEFAULT-VALUE}).")
    private Path data;

    private final Terminal terminal;

    RestoreCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        BackupFolder folder = new BackupFolder(data);
        Path copy = file == null ? newest(folder) : file;
        folder.restore(copy, Clock.systemUTC().instant())
                .ifPresent(before -> terminal.line("What was there before is now " + before));
        terminal.line(copy + " is back in its place; arbiter serve goes on from there.");
        return Exit.DONE;
    }

    private Path newest(BackupFolder folder) {
        return folder.all().stream()
                .findFirst()
                .map(BackupFolder.Copy::file)
                .orElseThrow(() -> new Refused("there is no copy in " + data.resolve("backups") + " to restore"));
    }
}
