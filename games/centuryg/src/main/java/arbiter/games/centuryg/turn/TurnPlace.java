package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Weight;
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

    /** A Unit has its place in the order. Ledger: BCG-OP-3. */
    public record InitiativeRolled(String unit, int die, int speed) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Initiative.place(state, unit, die + speed);
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit)
                    .words(" rolls Initiative: ")
                    .sum(Integer.toString(die), die, Modifiers.of("Speed", speed))
                    .line();
        }
    }

    /** Two allies exchange their places in the order. Ledger: BCG-OP-3. */
    public record InitiativeSwapped(String unit, String other) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter one = state.unit(unit);
            Fighter two = state.unit(other);
            TurnPlace first = one.turnPlace();
            TurnPlace second = two.turnPlace();
            one.set(second.withActed(first.acted()));
            two.set(first.withActed(second.acted()));
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit)
                    .words(" and ")
                    .unit(other, state.unit(other).name())
                    .words(" swap Initiative")
                    .line();
        }
    }

    /** A roll-off between equals in Initiative. Ledger: BCG-AMB-26. */
    public record TieRolled(String unit, int die) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter fighter = state.unit(unit);
            fighter.set(fighter.turnPlace().withTieBreak(die));
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " rolls " + die + " to break the tie");
        }
    }
}
