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
