package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Machine;
import java.util.List;

/** How much is left of a Unit: Threshold, Energy, what is Maimed, what is used up. Ledger: BCG-DMG-1. */
public abstract class LastingUnit extends FittedUnit {

    /** Levels of Threshold. Ledger: BCG-DMG-2. */
    public static final int LEVELS = 4;

    Fate fate = Fate.FIGHTING;
    /** Threshold points left. */
    int points;

    Reserve energy = new Reserve();
    /** Uses of Restoration Upgrades. Ledger: BCG-REST-1. */
    Reserve restoration = new Reserve();
    /** The Areas Maimed, in the order of the Levels lost. */
    List<Area> maims = List.of();
    /** How many Levels were ever lost, each for the first time once. Ledger: BCG-DMG-4. */
    int levelsEverLost;

    Stores stores = new Stores();

    /** For reading a saved fight. */
    LastingUnit() {}

    LastingUnit(String id, String name, String side, Machine machine) {
        super(id, name, side, machine);
        this.points = LEVELS * machine.threshold();
        this.energy = Reserve.of(machine.energy());
        this.restoration = Reserve.of(machine.systems());
    }

    public final Fate fate() {
        return fate;
    }

    public final boolean isFighting() {
        return fate == Fate.FIGHTING;
    }

    public final int points() {
        return points;
    }

    /** Points of one Level. Ledger: BCG-AMB-33. */
    public final int levelPoints() {
        return rank(Attribute.THRESHOLD);
    }

    public final int fullPoints() {
        return LEVELS * rank(Attribute.THRESHOLD);
    }

    /** How many Levels are lost just now. Ledger: BCG-AMB-33. */
    public final int levelsLost() {
        int threshold = rank(Attribute.THRESHOLD);
        return threshold == 0 ? 0 : LEVELS - (points + threshold - 1) / threshold;
    }

    public final int energy() {
        return energy.left();
    }

    /** How many uses of Restoration Upgrades are left. Ledger: BCG-REST-1. */
    public final int restorations() {
        return restoration.left();
    }

    public final List<Area> maims() {
        return maims;
    }

    public final boolean isMaimed(Area area) {
        return !maims.isEmpty() && maims.contains(area);
    }

    public final int levelsEverLost() {
        return levelsEverLost;
    }

    public final Stores stores() {
        return stores;
    }

    void restoreRest(LastingUnit earlier) {
        fate = earlier.fate;
        points = earlier.points;
        energy.takeOver(earlier.energy);
        restoration.takeOver(earlier.restoration);
        maims = earlier.maims;
        levelsEverLost = earlier.levelsEverLost;
        stores.takeOver(earlier.stores);
    }

    boolean lastsLike(LastingUnit that) {
        return points == that.points
                && levelsEverLost == that.levelsEverLost
                && fate == that.fate
                && energy.equals(that.energy)
                && restoration.equals(that.restoration)
                && maims.equals(that.maims)
                && stores.equals(that.stores);
    }
}
