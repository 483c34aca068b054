package arbiter.games.wasteland.item;

import arbiter.games.wasteland.sheet.Item;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What can be done with things: drawing, picking up, dropping, another grip, clearing a jam. Ledger: WAS-MIN-2, WAS-MIN-3, WAS-TURN-5, WAS-GEAR-5. */
public final class ItemActs {

    private ItemActs() {}

    public static void offer(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        List<CarriedItem> items = one.items().items();
        for (int place = 0; place < items.size(); place++) {
            if (items.get(place).jammed() && items.get(place).grip().isHeld()) {
                menu.accept(new ClearJamAct(place, items.get(place).item()));
            }
        }
        if (FreeHands.has(one)) {
            boolean free = one.profile().bonuses().freeDraw() && !one.turn().drewFreely();
            draws(one, free, menu);
            findings(state, one, free, menu);
            grips(one, menu);
            FriskAct.offer(state, one, menu);
        }
    }

    private static void draws(Fighter one, boolean free, Consumer<WastelandAct> menu) {
        List<CarriedItem> items = one.items().items();
        List<Item> known = new ArrayList<>();
        for (int place = 0; place < items.size(); place++) {
            CarriedItem carried = items.get(place);
            if (carried.grip() == Grip.STOWED && isOffered(one, carried.item(), known)) {
                menu.accept(new DrawAct(carried.item(), false, free));
            }
        }
    }

    /** What lies in the same zone. */
    private static void findings(WastelandState state, Fighter one, boolean free, Consumer<WastelandAct> menu) {
        List<Item> known = new ArrayList<>();
        List<GroundItems.Lying> lying = state.ground().items();
        for (int i = 0; i < lying.size(); i++) {
            if (lying.get(i).zone() == one.zone() && isOffered(one, lying.get(i).item(), known)) {
                menu.accept(new DrawAct(lying.get(i).item(), true, free));
            }
        }
    }

    /** Once each, not what is in hand already, and only if a hand can be made free for it. */
    private static boolean isOffered(Fighter one, Item item, List<Item> known) {
        if (known.contains(item)
                || one.items().isHeld(item)
                || StowOption.of(one, item).isEmpty()) {
            return false;
        }
        known.add(item);
        return true;
    }

    /** Dropping what is in hand, and one hand or two on what needs two. */
    private static void grips(Fighter one, Consumer<WastelandAct> menu) {
        List<CarriedItem> items = one.items().items();
        for (int place = 0; place < items.size(); place++) {
            CarriedItem held = items.get(place);
            if (FreeHands.isInHand(held)) {
                menu.accept(new DropAct(place, held.item()));
                if (held.item() instanceof Weapon weapon && weapon.needsTwoHands()) {
                    GripAct.offer(one, place, held, menu);
                }
            }
        }
    }
}
