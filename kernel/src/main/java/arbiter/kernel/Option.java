package arbiter.kernel;

import java.util.List;
import java.util.Optional;

/** One legal answer to a request. Its texts are made only when somebody reads them. */
public interface Option {

    /** Stable within its request, part of the saved format: {@code attack:raider}. */
    String id();

    /** For people: {@code Attack the raider}. */
    String text();

    /** What comes of it, where its text alone does not say so; empty where it does. */
    default String note() {
        return "";
    }

    /** Of something to buy: whether one answer may name it more than once. */
    default boolean repeats() {
        return false;
    }

    /** What choosing it would cost. */
    default List<Cost> costs() {
        return List.of();
    }

    /** Where the board can offer it. */
    default Optional<Pointer> pointer() {
        return Optional.empty();
    }

    /**
     * The places that it would strike or change, in the notation of the board; of an option that points at nothing, how
     * far it reaches.
     */
    default List<String> area() {
        return List.of();
    }

    /**
     * Why it does not get at places outside its area; any other place is too far. Only of an option that tells how far
     * it reaches.
     */
    default List<Gap> gaps() {
        return List.of();
    }

    /**
     * The units it could be meant for, by their ids, where whom it is meant for is asked only after it: the board offers
     * it at them as well.
     */
    default List<String> whom() {
        return List.of();
    }

    /**
     * What one decides by when this is considered, the most important first; empty where that is the same for all
     * options of the request, which says it then.
     */
    default List<Headline> headlines() {
        return List.of();
    }

    /** Legal, but of hardly any use just now: what somebody said beforehand is not spent on it. */
    default boolean isIdle() {
        return false;
    }

    /** Whether this is the way to let the moment pass. */
    default boolean declines() {
        return false;
    }
}
