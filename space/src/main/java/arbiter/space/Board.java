package arbiter.space;

/** Numbered places, 0 to size - 1, each with its neighbours in a fixed order: what movement is searched on. */
public interface Board {

    int size();

    /** How many neighbours a place has. */
    int degree(int place);

    /** The neighbour number {@code which}, from 0 to degree - 1. */
    int neighbour(int place, int which);
}
