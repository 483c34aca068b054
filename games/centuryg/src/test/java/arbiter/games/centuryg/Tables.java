package arbiter.games.centuryg;

import arbiter.content.yaml.Source;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.rulebook.Situation;
import java.nio.file.Path;

/** Tables set up from situations, for tests of the game as a whole. */
public final class Tables {

    public static final CenturyRulebook BOOK = new CenturyRulebook();

    /** Where the shipped encounters are; characters are named relative to them. */
    public static final Path ENCOUNTERS = Path.of("src", "main", "resources", "centuryg", "encounters");

    private Tables() {}

    public static CenturyState of(String yaml) {
        return Situation.read(Source.text("situation.yaml", yaml), ENCOUNTERS).start(BOOK);
    }

    public static CenturyState encounter(String name) {
        return Situation.read(ENCOUNTERS.resolve(name + ".yaml")).start(BOOK);
    }
}
