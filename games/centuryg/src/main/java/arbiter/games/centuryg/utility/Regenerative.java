package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.machine.EnergyChoice;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** Regaining Threshold for Energy before the Action. Ledger: regenerative, BCG-AMB-114. */
public record Regenerative(Fighter holder) implements CenturyAct {

    private static final String ITEM = "regenerative";
    public static final int USES = 2;

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.restorations() >= USES && EquipmentStatus.has(state, unit, UpgradeId.REGENERATIVE)) {
            offer(state, unit, unit, deeds);
        }
    }

    /** The Unit pays the Energy; the budget is the holder's. */
    public static void offer(CenturyState state, Fighter unit, Fighter holder, List<CenturyAct> deeds) {
        if (unit.energy() > 0
                && ThresholdRepair.helps(state, unit)
                && !state.done().contains(ITEM)) {
            deeds.add(new Regenerative(holder));
        }
    }

    @Override
    public String id() {
        return ITEM;
    }

    @Override
    public String text() {
        return "Regenerative: regain Threshold for Energy (two Restorations)";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        int energy = EnergyChoice.of(play, unit, "regenerative.energy", unit.energy());
        play.emit(new RestorationUsed(holder.id(), USES, "Regenerative"));
        if (EnergyPayment.item(play, unit, ITEM, energy, "Regenerative")) {
            ThresholdRepair.resolve(play, unit, energy);
        }
    }
}
