package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** Flesh that grows back for Energy. Ledger: biological. */
record Biological() implements Deed {

    private static final String ITEM = "biological";

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.energy() >= 2
                && unit.owns(UpgradeId.BIOLOGICAL)
                && Repair.helps(state, unit)
                && !state.done().contains(ITEM)) {
            deeds.add(new Biological());
        }
    }

    @Override
    public String id() {
        return ITEM;
    }

    @Override
    public String text() {
        return "Grow back: half the Energy spent as Threshold";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        int energy = EnergyChoice.of(play, unit, "biological.energy", unit.energy());
        if (Spend.item(play, unit, ITEM, energy, "growing back")) {
            Repair.resolve(play, unit, energy / 2);
        }
    }
}
