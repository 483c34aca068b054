package arbiter.cli;

import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.Rulebook;
import java.util.Optional;

/** What is made by rules at a desk, each with commands of its own. */
enum BuildKind {
    CHARACTER("character", "characters") {
        @Override
        Optional<CharacterDesk> desk(Rulebook<?> book) {
            return book.characters();
        }
    },
    MECHA("mecha", "mecha") {
        @Override
        Optional<CharacterDesk> desk(Rulebook<?> book) {
            return book.machines();
        }
    };

    private final String noun;
    private final String plural;

    BuildKind(String noun, String plural) {
        this.noun = noun;
        this.plural = plural;
    }

    abstract Optional<CharacterDesk> desk(Rulebook<?> book);

    /** The word of the command. */
    String noun() {
        return noun;
    }

    String plural() {
        return plural;
    }
}
