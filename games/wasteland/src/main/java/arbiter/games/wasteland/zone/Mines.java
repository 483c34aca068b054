package arbiter.games.wasteland.zone;

import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.UnitSet;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Viewer;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Part: the mines that lie about and who knows of each, who reckons with mines at all, and who has looked out for them on
 * coming into a zone, zone by zone. Ledger: WAS-QUAL-8.
 */
public record Mines(List<PlacedMine> placed, UnitSet warned, List<UnitSet> looked) implements Part {

    /** A primed mine in a zone, and who knows of it. */
    public record PlacedMine(Weapon weapon, int zone, UnitSet knownTo) {}

    public static final Mines NONE = new Mines(List.of(), UnitSet.NONE, List.of());

    public Mines {
        placed = FixedList.copyOf(placed);
        looked = FixedList.copyOf(looked);
    }

    /** For events, for setting up a table and for the gamemaster's hand. */
    public static void put(WastelandState state, Weapon weapon, int zone, List<Fighter> knowing) {
        UnitSet known = UnitSet.NONE;
        for (Fighter one : knowing) {
            known = known.with(one);
        }
        Mines now = state.mines();
        state.set(new Mines(FixedList.with(now.placed, new PlacedMine(weapon, zone, known)), now.warned, now.looked));
    }

    /** For events and for setting up a table: they reckon with mines from now on. */
    public static void warn(WastelandState state, List<Fighter> units) {
        UnitSet warned = state.mines().warned;
        for (Fighter one : units) {
            warned = warned.with(one);
        }
        state.set(new Mines(state.mines().placed, warned, state.mines().looked));
    }

    /** For the gamemaster's hand: there are no mines in a zone any more. */
    public static void clear(WastelandState state, int zone) {
        Mines now = state.mines();
        state.set(
                new Mines(now.placed.stream().filter(mine -> mine.zone != zone).toList(), now.warned, now.looked));
    }

    /** The mines in a zone that somebody knows of. Ledger: WAS-QUAL-8. */
    public static List<PlacedMine> known(WastelandState state, Fighter one, int zone) {
        List<PlacedMine> placed = state.mines().placed;
        if (placed.isEmpty()) {
            return List.of();
        }
        return placed.stream()
                .filter(mine -> mine.zone == zone && mine.knownTo.has(one))
                .toList();
    }

    /** Whether somebody knows of a mine that a friend does not know of. */
    public static boolean hasNews(WastelandState state, Fighter one, Fighter friend) {
        for (PlacedMine mine : state.mines().placed) {
            if (mine.knownTo.has(one) && !mine.knownTo.has(friend)) {
                return true;
            }
        }
        return false;
    }

    /** For known tables: mines that nobody knows of whom the viewer plays are not there. */
    public static void leaveOutUnknown(WastelandState known, Viewer viewer) {
        Mines now = known.mines();
        List<PlacedMine> left =
                now.placed.stream().filter(mine -> isKnown(known, mine, viewer)).toList();
        known.set(new Mines(left, now.warned, now.looked));
    }

    /** Whether there is a mine that the viewer does not know of. */
    public static boolean hasUnknown(WastelandState state, Viewer viewer) {
        for (PlacedMine mine : state.mines().placed) {
            if (!isKnown(state, mine, viewer)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isKnown(WastelandState state, PlacedMine mine, Viewer viewer) {
        for (Fighter one : state.units()) {
            if (mine.knownTo().has(one) && viewer.plays(one.id())) {
                return true;
            }
        }
        return false;
    }

    /** Whether somebody has looked out for mines on coming into a zone. */
    boolean hasLooked(Fighter one, int zone) {
        return zone < looked.size() && looked.get(zone).has(one);
    }

    Mines looking(Fighter one, int zone) {
        List<UnitSet> now = new ArrayList<>(looked);
        while (now.size() <= zone) {
            now.add(UnitSet.NONE);
        }
        now.set(zone, now.get(zone).with(one));
        return new Mines(placed, warned, now);
    }

    Mines without(int mine) {
        List<PlacedMine> some = new ArrayList<>(placed);
        some.remove(mine);
        return new Mines(some, warned, looked);
    }

    /** Every mine of a zone is known to these as well. */
    Mines spotted(int zone, List<Fighter> units) {
        return shown(mine -> mine.zone == zone, units);
    }

    /** These know of every mine that somebody knows of. */
    Mines told(Fighter teller, List<Fighter> units) {
        return shown(mine -> mine.knownTo.has(teller), units);
    }

    private Mines shown(Predicate<PlacedMine> which, List<Fighter> units) {
        List<PlacedMine> some = new ArrayList<>();
        UnitSet all = warned;
        for (Fighter one : units) {
            all = all.with(one);
        }
        for (PlacedMine mine : placed) {
            UnitSet known = mine.knownTo;
            if (which.test(mine)) {
                for (Fighter one : units) {
                    known = known.with(one);
                }
            }
            some.add(new PlacedMine(mine.weapon, mine.zone, known));
        }
        return new Mines(some, all, looked);
    }
}
