package arbiter.testkit;

import arbiter.content.json.Json;
import arbiter.kernel.Game;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;

/** What every game with a rulebook owes the engine; its tables are written and read as the rulebook does. */
public abstract class RulebookContract<S extends State<S>> extends GameContract<S> {

    private final Rulebook<S> book;
    private final Json json;

    protected RulebookContract(Rulebook<S> book) {
        this.book = book;
        this.json = book.json();
    }

    @Override
    protected Game<S> game() {
        return book.game();
    }

    @Override
    protected String write(S state) {
        return json.write(state);
    }

    @Override
    protected S read(String text) {
        return json.read(text, book.stateType());
    }
}
