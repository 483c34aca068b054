package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.machine.EnergyChoice;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.BeginningUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.RestorationUpgrade;
import arbiter.games.centuryg.upgrade.UpgradeItem;
import arbiter.kernel.Play;
import java.util.List;

/** Regaining Threshold for Energy before the Action. Ledger: regenerative, BCG-AMB-114. */
public record Regenerative(int uses) implements RestorationUpgrade, BeginningUpgrade {

    /** What must be missing: Restorations are few. */
    private static final int HURT = 6;

    @Override
    public boolean takesAction() {
        return false;
    }

    @Override
    public void offer(CenturyState state, Fighter unit, InstalledTrait<?> self, List<CenturyAct> deeds) {
        if (unit.restorations() >= uses && self.works(state, unit)) {
            offer(state, unit, unit, self, deeds);
        }
    }

    @Override
    public void offer(
            CenturyState state, Fighter unit, Fighter holder, InstalledTrait<?> self, List<CenturyAct> deeds) {
        if (unit.energy() > 0
                && ThresholdRepair.helps(state, unit)
                && !state.done().contains(self.id())) {
            String price = uses == 2 ? "two Restorations" : "Restorations: " + uses;
            deeds.add(UpgradeItem.of(
                    self,
                    self.name() + ": regain Threshold for Energy (" + price + ")",
                    0,
                    (play, user) -> resolve(play, user, holder, self)));
        }
    }

    private void resolve(Play<CenturyState> play, Fighter unit, Fighter holder, InstalledTrait<?> self) {
        int energy = EnergyChoice.of(play, unit, "regenerative.energy", unit.energy());
        play.emit(new RestorationUsed(holder.id(), uses, self.name()));
        if (EnergyPayment.item(play, unit, self.id(), energy, self.name())) {
            ThresholdRepair.resolve(play, unit, energy);
        }
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, UpgradeItem use, TurnProspects prospects) {
        return unit.fullPoints() - unit.points() >= HURT && prospects.needsRepair(1);
    }
}
