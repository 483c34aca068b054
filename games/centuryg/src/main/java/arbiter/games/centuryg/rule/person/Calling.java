package arbiter.games.centuryg.rule.person;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import java.util.function.Consumer;

/** Something that somebody may do at any moment at which the table waits. */
public record Calling(String id, String text, Consumer<Play<CenturyState>> act) implements Option {}
