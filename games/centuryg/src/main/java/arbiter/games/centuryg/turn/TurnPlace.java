package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.tabletop.unit.Part;

/** A Unit's place in the order, with the roll-off among equals, and whether it has acted this Round. Ledger: BCG-AMB-26. */
public record TurnPlace(int initiative, int tieBreak, boolean acted) implements Part {

    public static final TurnPlace NONE = new TurnPlace(0, 0, false);

    public static void setInitiative(Fighter unit, int value) {
        unit.set(unit.turnPlace().withInitiative(value));
    }

    public static void setActed(Fighter unit, boolean acted) {
        unit.set(unit.turnPlace().withActed(acted));
    }

    static void nobodyHasActed(CenturyState state) {
        for (Fighter fighter : state.units()) {
            setActed(fighter, false);
        }
    }

    /** A Unit acts on the Initiative of another one. Ledger: we-are-many. */
    public static void follow(Fighter unit, Fighter leader, boolean acted) {
        unit.set(unit.turnPlace().withInitiative(leader.initiative()).withActed(acted));
    }

    /** A Unit has the place of the one it came from. Ledger: BCG-AMB-50. */
    public static void takeOver(Fighter unit, Fighter from) {
        unit.set(from.turnPlace());
    }

    TurnPlace withInitiative(int now) {
        return new TurnPlace(now, tieBreak, acted);
    }

    TurnPlace withTieBreak(int now) {
        return new TurnPlace(initiative, now, acted);
    }

    TurnPlace withActed(boolean now) {
        return now == acted ? this : new TurnPlace(initiative, tieBreak, now);
    }
}
