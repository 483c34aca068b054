package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.machine.EnergyChoice;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.RestorationUpgrade;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Mending oneself or an ally in the field. Ledger: jury-rig, BCG-REST-1. */
public record JuryRig(int uses, int range) implements RestorationUpgrade {

    @Override
    public void offer(
            CenturyState state, Fighter unit, Fighter holder, InstalledTrait<?> self, List<CenturyAct> deeds) {
        if (unit.energy() == 0) {
            return;
        }
        List<Fighter> patients = new ArrayList<>(0);
        int budget = Movement.budget(state, unit, false);
        for (Fighter other : state.units()) {
            if (!state.enemies(unit, other)
                    && !other.crew().isAboard()
                    && ThresholdRepair.helps(state, other)
                    && (other == unit || UtilityAction.possible(state, unit, other, range, budget))) {
                patients.add(other);
            }
        }
        if (!patients.isEmpty()) {
            deeds.add(new Repair(this, self, holder, patients));
        }
    }

    /** The Action, with whom it could mend. */
    public record Repair(JuryRig rig, InstalledTrait<?> upgrade, Fighter holder, List<Fighter> patients)
            implements CenturyAct {

        @Override
        public String id() {
            return upgrade.id();
        }

        @Override
        public String text() {
            return upgrade.name() + ": Threshold back for Energy, yourself or an ally";
        }

        @Override
        public List<String> whom() {
            return UnitOption.ids(patients);
        }

        @Override
        public double worthAsAction(CenturyState state, Fighter unit, TurnProspects prospects) {
            return prospects.repair(patients);
        }

        @Override
        public void resolve(Play<CenturyState> play, Fighter unit) {
            AimBenefit.lose(play, unit);
            Fighter patient = UtilityAction.whom(play, unit, "jury-rig.whom", patients);
            int budget = Movement.budget(play.state(), unit, false);
            if (!UtilityAction.go(play, unit, "jury-rig.place", patient, rig.range, budget)) {
                return;
            }
            int energy = EnergyChoice.of(play, unit, "jury-rig.energy", unit.energy());
            play.emit(new RestorationUsed(holder.id(), rig.uses, upgrade.name()));
            EnergyPayment.energy(play, unit, energy, upgrade.name());
            if (unit.isFighting()) {
                ThresholdRepair.resolve(play, patient, energy);
            }
        }
    }
}
