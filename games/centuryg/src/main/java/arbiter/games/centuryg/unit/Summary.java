package arbiter.games.centuryg.unit;

/** Sums something up for the odds; it changes nothing, and nobody would miss it in the log. */
public interface Summary extends CenturyEvent {

    @Override
    default void apply(CenturyState state) {
        // what comes of it is told by the events that follow
    }

    @Override
    default boolean isLogged() {
        return false;
    }
}
