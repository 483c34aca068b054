package arbiter.tabletop.unit;

import arbiter.kernel.Decider;
import java.util.Optional;

/**
 * A unit at a table: who it is and what is fixed about it, such as its sheet, and its parts, which events replace. A
 * game's unit adds a typed accessor for each part, and a typed setter for those that are not fixed.
 */
public abstract class TableUnit extends MadeOfParts {

    private String id;
    private String name;
    private String side;
    private boolean hidden;
    /** What its token bears if a file says so. */
    private Optional<Emblem> emblem = Optional.empty();

    /** That of the table where it is. */
    private transient ChangeClock clock = new ChangeClock();
    /** Its place in the table's list, -1 as long as it is in none. */
    private transient int place = -1;

    /** For reading a saved table. */
    protected TableUnit() {}

    protected TableUnit(String id, String name, String side, Part[] fixed, Part... parts) {
        super(fixed, parts);
        this.id = id;
        this.name = name;
        this.side = side;
    }

    public final String id() {
        return id;
    }

    public final String name() {
        return name;
    }

    /** The side it is on just now; its own unless the game says otherwise. */
    public String side() {
        return side;
    }

    /** The side it is on by its own will. */
    public final String ownSide() {
        return side;
    }

    /** Who decides for it; whoever plays it unless the game says otherwise. */
    public Decider decider() {
        return Decider.unit(id);
    }

    /** Whether it still takes part. */
    public abstract boolean present();

    /** Whether the gamemaster keeps it from everybody but its own player. */
    public final boolean isHidden() {
        return hidden;
    }

    /** The name of the drawing that its token bears: what a file says, or else what the game thinks fit. */
    public final String emblem(Emblem fitting) {
        return emblem.orElse(fitting).word();
    }

    /** For events: its token bears that drawing; without one, what the game thinks fit. */
    public final void bear(Optional<Emblem> drawing) {
        emblem = drawing;
    }

    /** For events: hides it or shows it. */
    public final void hide(boolean nowHidden) {
        hidden = nowHidden;
    }

    /** Its place in the list of its table, or -1 if it is in none. */
    public final int place() {
        return place;
    }

    /** Something has changed that others keep in mind, as the game says. */
    protected final void tick() {
        clock.tick();
    }

    /** It has moved, which matters less often than what else changes. */
    protected final void stir() {
        clock.stir();
    }

    /** It is at that place of a table now. */
    final void sit(ChangeClock atTable, int atPlace) {
        clock = atTable;
        place = atPlace;
    }

    final TableUnit copy() {
        return (TableUnit) clone();
    }

    /** Whether both are one unit at different times: what is fixed about them is the same. */
    final boolean isStill(TableUnit earlier) {
        return sharesRowOf(earlier)
                || id.equals(earlier.id)
                        && name.equals(earlier.name)
                        && side.equals(earlier.side)
                        && hasFixedOf(earlier);
    }

    final void restore(TableUnit earlier) {
        hidden = earlier.hidden;
        restoreParts(earlier);
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof TableUnit that
                && hidden == that.hidden
                && (sharesRowOf(that)
                        || id.equals(that.id) && hasPartsOf(that) && name.equals(that.name) && side.equals(that.side));
    }

    @Override
    public final int hashCode() {
        return partsHash();
    }
}
