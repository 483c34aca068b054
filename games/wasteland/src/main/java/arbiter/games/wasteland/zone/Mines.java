package arbiter.games.wasteland.zone;

import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.UnitSet;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Viewer;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** Part: the mines that lie about, and who knows of each. Ledger: WAS-QUAL-8. */
public record Mines(List<PlacedMine> placed) implements Part {

    /** A primed mine in a zone, and who knows of it. */
    public record PlacedMine(Weapon weapon, int zone, UnitSet knownTo) {}

    public static final Mines NONE = new Mines(List.of());

    public Mines {
        placed = FixedList.copyOf(placed);
    }

    /** For setting up a table. */
    public static void put(WastelandState state, Weapon weapon, int zone, List<Fighter> knowing) {
        UnitSet known = UnitSet.NONE;
        for (Fighter one : knowing) {
            known = known.with(one);
        }
        state.set(new Mines(FixedList.with(state.mines().placed, new PlacedMine(weapon, zone, known))));
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

    /** For known tables: mines that nobody knows of whom the viewer plays are not there. */
    public static void leaveOutUnknown(WastelandState known, Viewer viewer) {
        List<PlacedMine> left = known.mines().placed.stream()
                .filter(mine -> isKnown(known, mine, viewer))
                .toList();
        known.set(new Mines(left));
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
}
