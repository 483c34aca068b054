package arbiter.kernel;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The rules of a game as a machine that goes from checkpoint to checkpoint. */
public interface Game<S extends State<S>> {

    /** Short, lower case, part of the saved format. */
    String id();

    /**
     * Plays on from one checkpoint to the next; called only while {@link #ending} is empty. A step begins at every
     * top-level choice of an action at the latest, so that running it again stays short.
     */
    void advance(Play<S> play);

    /** How it ended, once it has. */
    Optional<Ending> ending(S state);

    /** Where in the fight we are. */
    Moment moment(S state);

    /** What a viewer may see of the table; nothing else about the state ever leaves the server. */
    View view(S state, Viewer viewer);

    /** The same for several viewers, in their order; a game may draw once what they see alike. */
    default List<View> views(S state, List<Viewer> viewers) {
        return viewers.stream().map(viewer -> view(state, viewer)).toList();
    }

    /**
     * The same units at a glance, with their bars and conditions; details and the board may be left out. Previews look at
     * hundreds of tables and compare no more than that.
     */
    default View glance(S state, Viewer viewer) {
        return view(state, viewer);
    }

    /** The same for several viewers, in their order; a game may look once where they see alike. */
    default List<View> glances(S state, List<Viewer> viewers) {
        return viewers.stream().map(viewer -> glance(state, viewer)).toList();
    }

    /**
     * The same of a state that came of an earlier one, which looked like that then: whoever looks the same may be the very
     * unit of that view, which spares drawing and comparing it.
     */
    default View glance(S state, Viewer viewer, S earlier, View then) {
        return glance(state, viewer);
    }

    /** What may be called just now without being asked, in games that allow that. Looked at only while somebody is asked, or when it is over. */
    default List<Call> calls(S state) {
        return List.of();
    }

    /** Whether people may go on calling for things when it is over, such as a rest. */
    default boolean takesCallsAfterEnding() {
        return false;
    }

    /** Carries out one of the calls; it takes effect before the question that is waiting is answered. */
    default void call(Play<S> play, Call call) {
        throw new IllegalArgumentException(call.option().id() + " is not among the calls of " + id());
    }

    /** The ids of units that nobody but the gamemaster and their own players may know of. */
    default Set<String> hidden(S state) {
        return Set.of();
    }

    /**
     * The table as that viewer may know it: without units that are hidden from them, and with others' secrets as anybody
     * would expect them to be. Everything that is offered, foretold or shown to a viewer is worked out on it, and an
     * agent plays on that of its side. The state itself where nothing is kept from the viewer; never changed by whoever
     * asked.
     */
    default S known(S state, Viewer viewer) {
        return state;
    }

    /** Whether a secret may come up in the middle of a step, so that agents must be kept from it at every question. */
    default boolean makesSecrets() {
        return true;
    }

    /** Which side a decider is on; the gamemaster's own decisions belong to no side. */
    Optional<String> side(S state, Decider decider);

    /** How well that side stands, for best play and look-ahead: larger is better, only differences matter. */
    double worth(S state, String side);
}
