package arbiter.cli;

import arbiter.cli.json.Json;
import arbiter.cli.terminal.Terminal;
import arbiter.kernel.Refused;
import arbiter.server.table.DiceCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Checks the dice of a table that was played on a server. */
@Command(
        name = "verify-dice",
        description = {
            "Checks every open throw of an exported table against the secret of its dice.",
            "The gamemaster shows the secret when the fight is over; then the table is saved again.",
            "The exit code is 1 when a throw was altered, left out or put elsewhere."
        },
        footer = {
            "",
            "Example:",
            "  arbiter verify-dice table.json",
            "",
            "Compare the table, the hash and the count it prints with those your own page has shown you.",
            "docs/protocol.md tells how the dice follow from the secret."
        })
final class VerifyDiceCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "The exported table.")
    private Path file;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    VerifyDiceCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        DiceCheck.Found found = DiceCheck.of(read());
        if (json.wanted()) {
            Json.print(object(found), terminal);
        } else {
            tell(found);
        }
        return found.faults().isEmpty() ? Exit.DONE : Exit.CHECK_FAILED;
    }

    private String read() {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new Refused("the file " + file + " cannot be read");
        }
    }

    private void tell(DiceCheck.Found found) {
        terminal.line("Table " + found.table() + ", bound to " + found.commitment());
        terminal.line(found.checked() + " open throws checked, " + found.hidden() + " hidden ones not to be checked");
        if (found.earlier() > 0) {
            terminal.line(found.earlier() + " throws from before the table was imported were made with other dice");
        }
        found.faults().forEach(terminal::line);
        terminal.line(found.faults().isEmpty() ? "Every open throw follows from the secret." : "The dice do not fit.");
    }

    private static Json.Fields object(DiceCheck.Found found) {
        return Json.object()
                .with("table", found.table())
                .with("commitment", found.commitment())
                .with("throws", found.checked())
                .with("hidden", found.hidden())
                .with("earlier", found.earlier())
                .with("faults", found.faults());
    }
}
