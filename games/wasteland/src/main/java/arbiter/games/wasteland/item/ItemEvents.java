package arbiter.games.wasteland.item;

import arbiter.games.wasteland.sheet.Item;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import java.util.Locale;

/** What happens to items. */
public final class ItemEvents {

    private ItemEvents() {}

    /** An item falls to the ground where somebody is. */
    public record ItemDropped(String unit, int place) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            Item item = one.items().get(place).item();
            one.set(one.items().oneFewer(place));
            state.set(state.ground().and(item, one.zone()));
        }

        @Override
        public Line line(WastelandState state) {
            int last = state.ground().items().size() - 1;
            return tell(
                    state,
                    unit,
                    " drops the "
                            + state.ground().items().get(last).item().name().toLowerCase(Locale.ROOT));
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }
    }

    /** Something that is carried is in a hand now, one of it. Ledger: WAS-MIN-2. */
    public record ItemDrawn(String unit, int place, Grip grip) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.items().drawn(place, grip));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " draws the " + held(state, unit));
        }
    }

    /** Something on the ground is in a hand now. Ledger: WAS-MIN-2. */
    public record ItemPickedUp(String unit, int lying, Grip grip) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            Item item = state.ground().items().get(lying).item();
            state.set(state.ground().without(lying));
            one.set(one.items().and(CarriedItem.of(item, 1, grip)));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " picks up the " + held(state, unit));
        }
    }

    /** What came into a hand last stands last. */
    private static String held(WastelandState state, String unit) {
        var items = state.unit(unit).items().items();
        return items.get(items.size() - 1).item().name().toLowerCase(Locale.ROOT);
    }

    /** Something in hand is put away. Ledger: WAS-MIN-2. */
    public record ItemStowed(String unit, int place, String name) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.items().stowed(place));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " puts the " + name.toLowerCase(Locale.ROOT) + " away");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** A weapon is held in another way. Ledger: WAS-GEAR-5. */
    public record GripChanged(String unit, int place, Grip grip) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.items().with(place, one.items().get(place).in(grip)));
        }

        @Override
        public Line line(WastelandState state) {
            String name = state.unit(unit).items().get(place).item().name().toLowerCase(Locale.ROOT);
            return tell(state, unit, " holds the " + name + (grip == Grip.BOTH ? " in both hands" : " in one hand"));
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** A thrown weapon lies where it was thrown, or is used up. Ledger: WAS-ATK-9. */
    public record WeaponThrown(String unit, int place, int zone, boolean usedUp) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            Item item = one.items().get(place).item();
            one.set(one.items().oneFewer(place));
            if (!usedUp) {
                state.set(state.ground().and(item, zone));
            }
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " has thrown a weapon");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** One of an item is used up. */
    public record ItemUsedUp(String unit, int place) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.items().oneFewer(place));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " has used something up");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** A weapon cannot attack until somebody clears it, or can again. Ledger: comp-jam. */
    public record WeaponJammed(String unit, int place, boolean jammed) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.items().with(place, one.items().get(place).jamming(jammed)));
        }

        @Override
        public Line line(WastelandState state) {
            String name = state.unit(unit).items().get(place).item().name();
            return tell(state, unit, "'s " + name.toLowerCase(Locale.ROOT) + (jammed ? " jams" : " works again"));
        }
    }

    /** Shots are gone. Ledger: WAS-ATK-9. */
    public record ShotsFired(String unit, String kind, int shots) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.ammunition().less(kind, shots));
        }

        @Override
        public Line line(WastelandState state) {
            int left = state.unit(unit).ammunition().left(kind);
            return tell(state, unit, " has " + left + " " + kind + (left == 1 ? "" : "s") + " left");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** A Reliable weapon has spared its wielder a complication in this encounter. Ledger: WAS-QUAL-12. */
    public record ReliableServed(String unit, int place) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.items().with(place, one.items().get(place).served()));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " ignores a complication: the weapon is Reliable");
        }
    }
}
