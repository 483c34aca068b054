package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.RestorationUsed;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Mending oneself or an ally in the field. Ledger: jury-rig, BCG-REST-1. */
public record JuryRig(Fighter holder, List<Fighter> patients) implements Deed {

    private static final int RANGE = 5;

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.restorations() > 0 && Working.has(state, unit, UpgradeId.JURY_RIG)) {
            offer(state, unit, unit, deeds);
        }
    }

    /** The Unit pays the Energy; the budget is the holder's. */
    static void offer(CenturyState state, Fighter unit, Fighter holder, List<Deed> deeds) {
        if (unit.energy() == 0) {
            return;
        }
        List<Fighter> patients = new ArrayList<>(0);
        int budget = Movement.budget(state, unit, false);
        for (Fighter other : state.fighters()) {
            if (!state.enemies(unit, other)
                    && !other.crew().isAboard()
                    && Repair.helps(state, other)
                    && (other == unit || Errand.possible(state, unit, other, RANGE, budget))) {
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
        return Whom.ids(patients);
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Aiming.lose(play, unit);
        Fighter patient = Errand.whom(play, unit, "jury-rig.whom", patients);
        int budget = Movement.budget(play.state(), unit, false);
        if (!Errand.go(play, unit, "jury-rig.place", patient, RANGE, budget)) {
            return;
        }
        int energy = EnergyChoice.of(play, unit, "jury-rig.energy", unit.energy());
        play.emit(new RestorationUsed(holder.id(), 1, "Jury Rig"));
        Spend.energy(play, unit, energy, "Jury Rig");
        if (unit.isFighting()) {
            Repair.resolve(play, patient, energy);
        }
    }
}
