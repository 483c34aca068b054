package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.machine.EnergyChoice;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Mending oneself or an ally in the field. Ledger: jury-rig, BCG-REST-1. */
public record JuryRig(Fighter holder, List<Fighter> patients) implements CenturyAct {

    private static final int RANGE = 5;

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.restorations() > 0 && EquipmentStatus.has(state, unit, UpgradeId.JURY_RIG)) {
            offer(state, unit, unit, deeds);
        }
    }

    /** The Unit pays the Energy; the budget is the holder's. */
    public static void offer(CenturyState state, Fighter unit, Fighter holder, List<CenturyAct> deeds) {
        if (unit.energy() == 0) {
            return;
        }
        List<Fighter> patients = new ArrayList<>(0);
        int budget = Movement.budget(state, unit, false);
        for (Fighter other : state.units()) {
            if (!state.enemies(unit, other)
                    && !other.crew().isAboard()
                    && ThresholdRepair.helps(state, other)
                    && (other == unit || UtilityAction.possible(state, unit, other, RANGE, budget))) {
                patients.add(other);
            }
        }
        if (!patients.isEmpty()) {
            deeds.add(new JuryRig(holder, patients));
        }
    }

    @Override
    public String id() {
        return "jury-rig";
    }

    @Override
    public String text() {
        return "Jury Rig: Threshold back for Energy, yourself or an ally";
    }

    @Override
    public List<String> whom() {
        return UnitOption.ids(patients);
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        AimBenefit.lose(play, unit);
        Fighter patient = UtilityAction.whom(play, unit, "jury-rig.whom", patients);
        int budget = Movement.budget(play.state(), unit, false);
        if (!UtilityAction.go(play, unit, "jury-rig.place", patient, RANGE, budget)) {
            return;
        }
        int energy = EnergyChoice.of(play, unit, "jury-rig.energy", unit.energy());
        play.emit(new RestorationUsed(holder.id(), 1, "Jury Rig"));
        EnergyPayment.energy(play, unit, energy, "Jury Rig");
        if (unit.isFighting()) {
            ThresholdRepair.resolve(play, patient, energy);
        }
    }
}
