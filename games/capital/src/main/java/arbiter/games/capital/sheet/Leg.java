package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;

/** A straight part of a vehicle's move, and how far it may turn afterwards, in degrees. */
public record Leg(
        int metres,
        boolean exactly,
        boolean backwards,
        @Default("0") int thenTurn) {}
