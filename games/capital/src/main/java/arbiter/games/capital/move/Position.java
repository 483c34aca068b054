package arbiter.games.capital.move;

import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Base;
import arbiter.tabletop.unit.Part;

/** Where a unit stands and how much room it takes. */
public record Position(Base base) implements Part {

    public static void move(Combatant unit, Base to) {
        unit.set(new Position(to));
    }
}
