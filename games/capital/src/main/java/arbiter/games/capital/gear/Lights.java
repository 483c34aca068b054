package arbiter.games.capital.gear;

import arbiter.games.capital.sheet.Carried;
import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.space.plane.Base;
import arbiter.space.plane.Point;
import java.util.List;
import java.util.Optional;

/**
 * Torches and lanterns are on or off, and shine so far: all around, or where their bearer turns them. Ledger: torch,
 * electric-lantern.
 */
public final class Lights {

    private static final int MILLIMETRES = 1000;

    private Lights() {}

    /** Switches a light in hand on if it was off, and off if it was on. */
    public static void resolve(Play<CapitalState> play, Combatant unit, int item) {
        Carried carried = unit.profile().items().get(item);
        if (carried.item().light().isEmpty() || !unit.hands().holdsItem(item)) {
            throw new IllegalArgumentException(carried.item().name() + " is no light in the hands of " + unit.name());
        }
        play.emit(new LightSwitched(unit.id(), item, !unit.stocks().isLit(item)));
    }

    /** Whether the light of somebody reaches a place. A cone can be turned anywhere, so that its length decides. */
    public static boolean reaches(Combatant unit, Point place) {
        List<Carried> items = unit.profile().items();
        for (int i = 0; i < items.size(); i++) {
            Optional<Item.Light> light = items.get(i).item().light();
            if (light.isPresent()
                    && unit.stocks().isLit(i)
                    && source(unit, i).within(Base.at(place, 0), light.get().metres() * MILLIMETRES)) {
                return true;
            }
        }
        return false;
    }

    /** A light that was dropped shines on where it lies. */
    private static Base source(Combatant unit, int item) {
        return unit.hands().lying(false, item).map(Lying::spot).orElseGet(unit::base);
    }
}
