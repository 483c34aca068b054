package arbiter.games.narrative.item;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** What happens to items. */
public final class ItemEvents {

    private ItemEvents() {}

    /** Drawn, put away, let fall or picked up. */
    public record ItemMoved(String unit, String item, CarriedItem.Place place) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.gear().with(item, thing -> thing.at(place)));
        }

        @Override
        public Line line(NarrativeState state) {
            String name = state.unit(unit).gear().get(item).name();
            return tell(
                    state,
                    unit,
                    switch (place) {
                        case HAND -> " takes " + name + " in hand";
                        case STOWED -> " puts " + name + " away";
                        case WORN, BODY -> " wears " + name;
                        case GROUND -> " lets " + name + " fall";
                    });
        }
    }

    /** So many steps of damage. Ledger: NAR-CHAR-5. */
    public record ItemDamaged(String unit, String item, int steps) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.gear().with(item, thing -> thing.damaged(steps)));
        }

        @Override
        public Line line(NarrativeState state) {
            CarriedItem thing = state.unit(unit).gear().get(item);
            return tell(state, unit)
                    .words("'s " + thing.name() + " is " + thing.condition().words())
                    .line();
        }
    }

    public record ItemRepaired(String unit, String item) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.gear().with(item, CarriedItem::repaired));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, "'s " + state.unit(unit).gear().get(item).name() + " is as good as new");
        }
    }

    /** What a repair costs and how long it takes. Ledger: NAR-CHAR-5. */
    public record RepairPriced(String unit, String item, int thrones, int hours) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {}

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state,
                    unit,
                    " pays " + thrones + " thrones for the repair of " + item + ", which takes " + hours + " to "
                            + 2 * hours + " hours");
        }
    }

    /** Of no use for some turns. Ledger: NAR-SPEND-8. */
    public record ItemDisabled(String unit, String item, int turns) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.gear().with(item, thing -> thing.unusableFor(turns)));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state,
                    unit,
                    "'s " + state.unit(unit).gear().get(item).name() + " is of no use until its "
                            + (turns == 1 ? "next turn is over" : "next " + turns + " turns are over"));
        }
    }

    /** A turn of whoever has something disabled has ended. */
    public record DisabledItemsWaned(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            CarriedGear gear = one.gear();
            for (CarriedItem item : one.gear().items()) {
                gear = gear.with(item.id(), thing -> thing.unusableFor(Math.max(0, thing.unusableTurns() - 1)));
            }
            one.set(gear);
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " gets things to work again");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** An attack was made with it: ammunition, preparation, the pause after a shot. Ledger: NAR-Q-15, NAR-Q-18, NAR-Q-20. */
    public record WeaponFired(String unit, String item) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.gear().with(item, thing -> thing.fired(state.round())));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state,
                    unit,
                    " has used " + state.unit(unit).gear().get(item).name());
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** Ledger: NAR-SPEND-9. */
    public record AmmunitionSpent(String unit, String item) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.gear().with(item, CarriedItem::emptied));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, "'s " + state.unit(unit).gear().get(item).name() + " is out of ammunition");
        }
    }

    public record WeaponLoaded(String unit, String item) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.gear().with(item, CarriedItem::loaded));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state, unit, " reloads " + state.unit(unit).gear().get(item).name());
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** Ledger: NAR-MAN-10. */
    public record WeaponPrepared(String unit, String item) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.gear().with(item, CarriedItem::preparedOnce));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state,
                    unit,
                    " prepares " + state.unit(unit).gear().get(item).name());
        }
    }

    /** Ledger: NAR-SP-H2. */
    public record PreparationLost(String unit, String item) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.gear().with(item, CarriedItem::unprepared));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state,
                    unit,
                    " has to prepare " + state.unit(unit).gear().get(item).name() + " again");
        }
    }
}
