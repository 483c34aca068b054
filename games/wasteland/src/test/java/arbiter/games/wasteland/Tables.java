package arbiter.games.wasteland;

import arbiter.content.yaml.Source;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.rulebook.Situation;
import java.nio.file.Path;

/** Tables set up from situations, for tests of the game as a whole. */
public final class Tables {

    public static final WastelandRulebook BOOK = new WastelandRulebook();

    /** Where the shipped encounters are; characters are named relative to them. */
    public static final Path ENCOUNTERS = Path.of("src", "main", "resources", "wasteland", "encounters");

    private Tables() {}

    public static WastelandState of(String yaml) {
        return situation(yaml).start(BOOK);
    }

    public static Situation situation(String yaml) {
        return Situation.read(Source.text("situation.yaml", yaml), ENCOUNTERS);
    }
}
