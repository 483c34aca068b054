package arbiter.games.narrative;

import arbiter.content.yaml.Source;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.rulebook.Situation;
import java.nio.file.Path;

/** Tables set up from situations, for tests of the game as a whole. */
public final class Tables {

    public static final NarrativeRulebook BOOK = new NarrativeRulebook();

    /** Where the shipped encounters are; characters are named relative to them. */
    public static final Path ENCOUNTERS = Path.of("src", "main", "resources", "narrative", "encounters");

    private Tables() {}

    public static NarrativeState of(String yaml) {
        return situation(yaml).start(BOOK);
    }

    public static Situation situation(String yaml) {
        return Situation.read(Source.text("situation.yaml", yaml), ENCOUNTERS);
    }
}
