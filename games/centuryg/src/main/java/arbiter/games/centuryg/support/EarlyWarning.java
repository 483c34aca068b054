package arbiter.games.centuryg.support;

import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.UtilityUpgrade;
import arbiter.kernel.Play;

/** A Support of that price is ready again at once, for Energy. Ledger: early-warning-and-control. */
public record EarlyWarning(int cost, int energy) implements UtilityUpgrade {

    @Override
    public void afterSupport(Play<CenturyState> play, Fighter unit, Support support, InstalledTrait<?> self) {
        if (support.upgrade().cost() == cost
                && unit.isFighting()
                && unit.energy() >= energy
                && play.confirm(
                        unit.decider(),
                        "support.restore",
                        () -> energy + " Energy to have " + support.upgrade().name() + " ready again?")) {
            EnergyPayment.energy(play, unit, energy, self.name());
            play.emit(new Restocked(
                    support.holder().id(),
                    support.upgrade().id(),
                    support.upgrade().name()));
        }
    }
}
