package arbiter.interpreters.testgame;

import arbiter.kernel.State;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A raid: who is there, how many turns have passed, in which order the crew stands. */
public final class RaidState implements State<RaidState> {

    private List<Raider> raiders;
    int turn;
    int round;
    boolean begun;
    String order = "";

    /** For reading a saved raid. */
    private RaidState() {}

    private RaidState(List<Raider> raiders) {
        this.raiders = raiders;
    }

    public static RaidState of(Raider... raiders) {
        return new RaidState(List.of(raiders));
    }

    /** Ann against Bob and Cat, who hides. */
    public static RaidState usual() {
        return of(
                new Raider("ann", "red", 10, 1, false),
                new Raider("bob", "blue", 10, 1, false),
                new Raider("cat", "blue", 6, 0, true));
    }

    /** The same raid after the bidding, so that turns begin at once. */
    public RaidState underWay() {
        begun = true;
        return this;
    }

    public List<Raider> raiders() {
        return raiders;
    }

    public Optional<Raider> find(String id) {
        return raiders.stream().filter(raider -> raider.id().equals(id)).findFirst();
    }

    public Raider raider(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("nobody is called " + id));
    }

    public int round() {
        return round;
    }

    public String order() {
        return order;
    }

    Raider active() {
        return raiders.get(turn % raiders.size());
    }

    boolean roundOver() {
        return turn == round * raiders.size();
    }

    List<Raider> targets(Raider raider) {
        return raiders.stream()
                .filter(other ->
                        other.standing() && !other.hidden() && !other.side().equals(raider.side()))
                .toList();
    }

    @Override
    public RaidState copy() {
        RaidState copy = new RaidState(raiders.stream().map(Raider::copy).toList());
        copy.restore(this);
        return copy;
    }

    @Override
    public void restore(RaidState earlier) {
        for (int i = 0; i < raiders.size(); i++) {
            raiders.get(i).restore(earlier.raiders.get(i));
        }
        turn = earlier.turn;
        round = earlier.round;
        begun = earlier.begun;
        order = earlier.order;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RaidState that
                && raiders.equals(that.raiders)
                && turn == that.turn
                && round == that.round
                && begun == that.begun
                && order.equals(that.order);
    }

    @Override
    public int hashCode() {
        return Objects.hash(raiders, turn, begun, order);
    }

    @Override
    public String toString() {
        return raiders + " turn " + turn + " round " + round + " order " + order;
    }
}
