package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.machine.EnergyChoice;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** Flesh that grows back for Energy. Ledger: biological. */
public record Biological() implements CenturyAct {

    private static final String ITEM = "biological";

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.energy() >= 2
                && unit.owns(UpgradeId.BIOLOGICAL)
                && ThresholdRepair.helps(state, unit)
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
        if (EnergyPayment.item(play, unit, ITEM, energy, "growing back")) {
            ThresholdRepair.resolve(play, unit, energy / 2);
        }
    }
}
