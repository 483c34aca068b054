package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.sheet.UpgradeId;
import java.util.List;

/** What a Unit is made of: its machine, which never changes, the form it has taken, and what it got for a while. */
public abstract class FittedUnit extends CrewedUnit {

    private Machine machine;
    private transient Fittings fittings;

    int form;
    Borrowed borrowed = new Borrowed();

    /** For reading a saved fight. */
    FittedUnit() {}

    FittedUnit(String id, String name, String side, Machine machine) {
        super(id, name, side);
        this.machine = machine;
    }

    public final Machine machine() {
        return machine;
    }

    public final Fittings fittings() {
        if (fittings == null) {
            Fittings built = Fittings.of(crew.joined().orElse(machine), form, cockpit.hull);
            boolean bare = borrowed.isEmpty() || cockpit.hull == Hull.CORE;
            fittings = bare ? built : built.with(borrowed);
        }
        return fittings;
    }

    void takeForm(int which) {
        form = which;
        refit();
    }

    /** Lays the equipment out anew. */
    void refit() {
        fittings = null;
    }

    public final int form() {
        return form;
    }

    public final Borrowed borrowed() {
        return borrowed;
    }

    /** The Rank by the sheet and the form, before anything halves it. */
    public final int rank(Attribute attribute) {
        return fittings().rank(attribute);
    }

    /** What settles ties of Initiative: Speed of machines, Awareness of people. Ledger: BCG-AMB-26. */
    public final int quickness() {
        return isOnFoot() ? body().rank(PilotAttribute.AWARENESS) : rank(Attribute.SPEED);
    }

    public final List<Mounted> weapons() {
        return fittings().weapons();
    }

    /** Whether it has the Upgrade, working or not. */
    public final boolean owns(UpgradeId upgrade) {
        return fittings().has(upgrade);
    }

    public final boolean knows(PowerId power) {
        return fittings().knows(power);
    }

    void restoreFittings(FittedUnit earlier) {
        machine = earlier.machine;
        form = earlier.form;
        borrowed.takeOver(earlier.borrowed);
        fittings = earlier.fittings();
    }

    boolean isFittedLike(FittedUnit that) {
        return form == that.form && borrowed.equals(that.borrowed) && machine.equals(that.machine);
    }
}
