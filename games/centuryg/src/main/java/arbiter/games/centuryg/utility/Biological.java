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
import arbiter.games.centuryg.upgrade.UpgradeItem;
import arbiter.kernel.Play;
import java.util.List;

/** Flesh that grows back for Energy, suffers from each Maim and lets nobody out. Ledger: biological. */
public record Biological() implements BeginningUpgrade {

    @Override
    public boolean suffersMaims() {
        return true;
    }

    @Override
    public boolean holdsPilot() {
        return true;
    }

    @Override
    public void offer(CenturyState state, Fighter unit, InstalledTrait<?> self, List<CenturyAct> deeds) {
        if (unit.energy() >= 2
                && ThresholdRepair.helps(state, unit)
                && !state.done().contains(self.id())) {
            deeds.add(UpgradeItem.of(
                    self,
                    "Grow back: half the Energy spent as Threshold",
                    0,
                    (play, user) -> resolve(play, user, self)));
        }
    }

    private static void resolve(Play<CenturyState> play, Fighter unit, InstalledTrait<?> self) {
        int energy = EnergyChoice.of(play, unit, "biological.energy", unit.energy());
        if (EnergyPayment.item(play, unit, self.id(), energy, "growing back")) {
            ThresholdRepair.resolve(play, unit, energy / 2);
        }
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, UpgradeItem use, TurnProspects prospects) {
        return prospects.needsRepair(2);
    }
}
