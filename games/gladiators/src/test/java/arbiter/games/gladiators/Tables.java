package arbiter.games.gladiators;

import arbiter.content.yaml.Source;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.interpreters.lookahead.Effort;
import arbiter.interpreters.lookahead.LookAhead;
import arbiter.kernel.Agent;
import arbiter.rulebook.Situation;
import java.nio.file.Path;

/** Tables set up from situations, for tests of the game as a whole. */
public final class Tables {

    public static final GladiatorsRulebook BOOK = new GladiatorsRulebook();

    /** Where the shipped encounters are; characters are named relative to them. */
    public static final Path ENCOUNTERS = Path.of("src", "main", "resources", "gladiators", "encounters");

    private static final Effort HASTY = new Effort(300, 60, 15);

    private Tables() {}

    /** Who plays whole fights in tests: as good as the game has it, or else somebody who looks ahead in haste. */
    public static Agent<GladiatorsState> opponent() {
        return BOOK.opponent().orElseGet(() -> new LookAhead<>(BOOK.game(), HASTY, 1));
    }

    public static GladiatorsState of(String yaml) {
        return situation(yaml).start(BOOK);
    }

    public static Situation situation(String yaml) {
        return Situation.read(Source.text("situation.yaml", yaml), ENCOUNTERS);
    }
}
