package arbiter.games.centuryg.state;

import java.util.Objects;
import java.util.Optional;

/** Who is in a Unit and how they fare: what the Unit is, whose it was, and the Layers its pilot has lost inside. */
public final class Cockpit {

    Hull hull = Hull.WHOLE;
    /** The Unit a Core came from; whoever plays that one plays the Core. */
    private String machine;
    /** Layers taken through the hull from a pilot of whom nothing else is known. Ledger: invasive. */
    int layersLost;

    Cockpit() {}

    public Hull hull() {
        return hull;
    }

    public Optional<String> machine() {
        return Optional.ofNullable(machine);
    }

    public int layersLost() {
        return layersLost;
    }

    void comesFrom(String unit) {
        machine = unit;
    }

    void takeOver(Cockpit earlier) {
        hull = earlier.hull;
        machine = earlier.machine;
        layersLost = earlier.layersLost;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cockpit that
                && hull == that.hull
                && layersLost == that.layersLost
                && Objects.equals(machine, that.machine);
    }

    @Override
    public int hashCode() {
        return Objects.hash(hull, machine, layersLost);
    }
}
