package arbiter.testkit;

import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** People on a lane of ten places, and how many turns have begun. */
final class Lane implements State<Lane> {

    static final int LENGTH = 10;

    /** Somebody on the lane; never changes. */
    record Walker(String id, String side, int place, int health, boolean hidden) {

        Walker at(int other) {
            return new Walker(id, side, other, health, hidden);
        }

        Walker hurt() {
            return new Walker(id, side, place, health - 1, hidden);
        }
    }

    List<Walker> walkers = new ArrayList<>();
    int turn;

    /** How much the gamemaster has noted. */
    int notes;

    /** Places that cannot be entered. */
    List<Integer> closed = new ArrayList<>();

    static Lane of(Walker... some) {
        Lane lane = new Lane();
        lane.walkers.addAll(List.of(some));
        return lane;
    }

    Walker acting() {
        return walkers.get(turn % walkers.size());
    }

    Optional<Walker> walker(String id) {
        return walkers.stream().filter(walker -> walker.id().equals(id)).findFirst();
    }

    Optional<Walker> on(int place) {
        return walkers.stream().filter(walker -> walker.place() == place).findFirst();
    }

    void replace(Walker walker) {
        walkers.replaceAll(old -> old.id().equals(walker.id()) ? walker : old);
    }

    @Override
    public Lane copy() {
        Lane copy = new Lane();
        copy.restore(this);
        return copy;
    }

    @Override
    public void restore(Lane earlier) {
        walkers = new ArrayList<>(earlier.walkers);
        turn = earlier.turn;
        notes = earlier.notes;
        closed = new ArrayList<>(earlier.closed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Lane that
                && turn == that.turn
                && notes == that.notes
                && walkers.equals(that.walkers)
                && closed.equals(that.closed);
    }

    @Override
    public int hashCode() {
        return 31 * walkers.hashCode() + turn;
    }
}
