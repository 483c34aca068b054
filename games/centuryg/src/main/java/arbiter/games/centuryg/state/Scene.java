package arbiter.games.centuryg.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What kind of Scene it is, who lies in ambush, and where gas hangs. Ledger: BCG-MATCH-3, BCG-MATCH-11. */
public final class Scene {

    Scale scale = Scale.OPERATION;
    /** A Match inside a Scene that goes on after it. */
    boolean framed;
    /** The gamemaster has closed it. */
    boolean closed;
    /** Who has a Turn before Initiative, and has not had it yet. */
    List<String> ambushers = List.of();
    /** Whom an ambush surprises. */
    List<String> surprised = List.of();

    private List<Integer> gas = List.of();
    /** So hot or cold that Temperature can attack without more. */
    boolean harsh;

    Scene() {}

    public Scale scale() {
        return scale;
    }

    public boolean isFramed() {
        return framed;
    }

    public boolean isClosed() {
        return closed;
    }

    public List<String> ambushers() {
        return ambushers;
    }

    /** Whether that person is being surprised just now. */
    public boolean surprises(Fighter whom) {
        return !surprised.isEmpty() && surprised.contains(whom.id());
    }

    public boolean hasGas(int zone) {
        return !gas.isEmpty() && gas.contains(zone);
    }

    public boolean isHarsh() {
        return harsh;
    }

    void gas(int zone) {
        List<Integer> all = new ArrayList<>(gas);
        all.add(zone);
        gas = List.copyOf(all);
    }

    /** A Scene is over: its gas has gone. */
    void clear() {
        gas = List.of();
        harsh = false;
        ambushers = List.of();
        surprised = List.of();
    }

    void takeOver(Scene earlier) {
        scale = earlier.scale;
        framed = earlier.framed;
        closed = earlier.closed;
        ambushers = earlier.ambushers;
        surprised = earlier.surprised;
        gas = earlier.gas;
        harsh = earlier.harsh;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Scene that
                && scale == that.scale
                && framed == that.framed
                && closed == that.closed
                && harsh == that.harsh
                && ambushers.equals(that.ambushers)
                && surprised.equals(that.surprised)
                && gas.equals(that.gas);
    }

    @Override
    public int hashCode() {
        return Objects.hash(scale, framed, closed, ambushers, surprised, gas, harsh);
    }
}
