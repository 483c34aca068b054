package arbiter.lab.agent;

import arbiter.dice.RandomStream;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.kernel.Agent;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;

/** Who can play every game: answers by lot, a quarter by lot, the game's own opponent, and one that thinks ahead. */
public enum AgentKind {
    RANDOM("random"),
    EASY("easy"),
    FAST("fast"),
    TACTICIAN("tactician");

    private final String word;

    AgentKind(String word) {
        this.word = word;
    }

    /** As people write it. */
    public String word() {
        return word;
    }

    /** A new agent of this kind for one fight; a tactician thinks within that budget. */
    public <S extends State<S>> Agent<S> at(Rulebook<S> book, ThinkingBudget budget, long seed) {
        return switch (this) {
            case RANDOM -> {
                RandomStream random = new RandomStream(~seed);
                yield (state, request) -> random.below(request.options().size());
            }
            case EASY -> new EasyAgent<>(Opponents.of(book), ~seed);
            case FAST -> Opponents.of(book);
            case TACTICIAN -> new Tactician<>(book.game(), Opponents.of(book), budget, seed);
        };
    }
}
