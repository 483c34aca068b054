package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.tabletop.unit.FixedList;
import java.util.List;

/** One trait of an Upgrade that a machine has, with every copy of that Upgrade. */
public final class InstalledTrait<T extends UpgradeTrait> {

    private final T trait;
    private final Upgrade upgrade;
    private final List<Fitted> copies;
    /** Whether a copy sits where nothing ever stops it. */
    private final boolean steady;

    InstalledTrait(T trait, Upgrade upgrade, List<Fitted> copies) {
        this.trait = trait;
        this.upgrade = upgrade;
        this.copies = FixedList.copyOf(copies);
        this.steady = copies.stream().anyMatch(copy -> copy.area().isSteady());
    }

    <S extends UpgradeTrait> InstalledTrait<S> as(Class<S> point) {
        return new InstalledTrait<>(point.cast(trait), upgrade, copies);
    }

    public T trait() {
        return trait;
    }

    public Upgrade upgrade() {
        return upgrade;
    }

    /** Every copy; they differ in their Areas, and in what was chosen with them. */
    public List<Fitted> copies() {
        return copies;
    }

    /** The id of the Upgrade. */
    public String id() {
        return upgrade.id();
    }

    /** The name of the Upgrade. */
    public String name() {
        return upgrade.name();
    }

    /** Whether one of the copies works just now. Ledger: BCG-MAIM-1, BCG-XAREA-1. */
    public boolean works(CenturyState state, Fighter unit) {
        if (steady) {
            return true;
        }
        for (int i = 0; i < copies.size(); i++) {
            if (EquipmentStatus.works(state, unit, copies.get(i))) {
                return true;
            }
        }
        return false;
    }
}
