package arbiter.games.gladiators;

import arbiter.content.yaml.Source;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.rulebook.Situation;
import java.nio.file.Path;

/** Tables set up from situations, for tests of the game as a whole. */
public final class Tables {

    public static final GladiatorsRulebook BOOK = new GladiatorsRulebook();

    /** Where the shipped encounters are; characters are named relative to them. */
    public static final Path ENCOUNTERS = Path.of("src", "main", "resources", "gladiators", "encounters");

    private Tables() {}

    public static GladiatorsState of(String yaml) {
        return situation(yaml).start(BOOK);
    }

    public static Situation situation(String yaml) {
        return Situation.read(Source.text("situation.yaml", yaml), ENCOUNTERS);
    }
}
