package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import java.util.function.Consumer;

/** Something that somebody may do while the table waits, without having been asked. */
public record Calling(Decider decider, String id, String text, Consumer<Play<CapitalState>> act) implements Option {}
