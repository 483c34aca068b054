package arbiter.kernel;

import java.util.Optional;

/**
 * Something that happened at the table. The only thing that changes a state, and the whole of what the log, the viewers
 * and the tests see. Events are records, named in the past tense, in the package of the state they change.
 */
public interface Event<S> {

    /** Changes the state. */
    void apply(S state);

    /** The event as a line of the log, told of the state just after it. */
    Line line(S state);

    /** Who may know of it; every game states it, so that nothing is told by accident. */
    Audience audience(S state);

    /** What the odds of an action should count besides changes to units: {@code hit}, {@code margin 3}. */
    default void measure(Measures measures) {}

    /** Whom it was done to, where somebody tried something against others: an attack. */
    default Optional<Deed> deed() {
        return Optional.empty();
    }

    /** The way that somebody went, told of the state just after it. */
    default Optional<Walk> walk(S state) {
        return Optional.empty();
    }

    /** Whether the log has its line; what only sums up for the odds what others have told is left out. */
    default boolean isLogged() {
        return true;
    }

    /** How much its line matters to whoever reads the log as a story. */
    default Weight weight() {
        return Weight.MAIN;
    }

    /** The event's name in data: {@code AttackRolled} is {@code attack-rolled}. */
    default String kind() {
        return Words.kebab(getClass().getSimpleName());
    }
}
