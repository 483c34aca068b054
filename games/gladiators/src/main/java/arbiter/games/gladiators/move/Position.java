package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.space.hex.Hex;
import arbiter.tabletop.unit.Part;

/** Part: where a unit is: its hex, how many hexes above the ground, and in what. Ledger: GG-AMB-28, GG-AMB-74. */
public record Position(Hex hex, int altitude, Medium medium) implements Part {

    /** What somebody is in. */
    public enum Medium {
        /** On the ground, or in the air above it. */
        OPEN,
        /** Clinging to a surface. */
        CLINGING,
        BURIED,
        SUBMERGED,
        /** Standing on something above the ground: a roof, the top of a wall. */
        RAISED
    }

    public static Position on(Hex hex) {
        return new Position(hex, 0, Medium.OPEN);
    }

    public Spot spot() {
        return new Spot(hex, altitude);
    }

    public boolean isAirborne() {
        return altitude > 0 && medium == Medium.OPEN;
    }

    public boolean isHiddenBelow() {
        return medium == Medium.BURIED || medium == Medium.SUBMERGED;
    }

    public Position at(Hex place) {
        return new Position(place, altitude, medium);
    }

    public Position at(int height) {
        return new Position(hex, height, medium);
    }

    public Position in(Medium other) {
        return new Position(hex, altitude, other);
    }

    /** For events: somebody stands there, in the open. */
    public static void put(Gladiator unit, Spot at) {
        unit.set(new Position(at.hex(), at.altitude(), Medium.OPEN));
    }
}
