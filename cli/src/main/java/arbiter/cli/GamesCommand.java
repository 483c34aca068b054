package arbiter.cli;

import arbiter.cli.json.Json;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.Columns;
import arbiter.rulebook.Rulebook;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the games that are here. */
@Command(name = "games", description = "Lists the games that are here.")
final class GamesCommand implements Callable<Integer> {

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    GamesCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<Rulebook<?>> books = Library.books(List.of());
        if (json.wanted()) {
            Json.print(Json.object().with("games", books.stream().map(book -> object(book))), terminal);
            return Exit.DONE;
        }
        Columns columns = new Columns(Columns.Side.LEFT, Columns.Side.LEFT, Columns.Side.LEFT);
        books.forEach(book -> columns.row(book.id(), book.name(), book.summary()));
        columns.lines().forEach(terminal::line);
        return Exit.DONE;
    }

    private static Json.Fields object(Rulebook<?> book) {
        return Json.object().with("id", book.id()).with("name", book.name()).with("summary", book.summary());
    }
}
