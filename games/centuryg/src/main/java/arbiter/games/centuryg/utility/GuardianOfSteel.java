package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.UtilityUpgrade;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** A Maneuver that protects everybody near as well. Ledger: guardian-of-steel. */
public record GuardianOfSteel(int energy, int range) implements UtilityUpgrade {

    /** Whether the Maneuver was shared; otherwise it goes on as usual. */
    @Override
    public boolean replaces(Play<CenturyState> play, Fighter unit, int bonus, InstalledTrait<?> self) {
        if (unit.energy() < energy || unit.base().isPresent()) {
            return false;
        }
        List<Fighter> near = new ArrayList<>();
        for (Fighter other : play.state().units()) {
            if (other.isOut()
                    && !play.state().enemies(unit, other)
                    && play.state().distance(unit, other) <= range) {
                near.add(other);
            }
        }
        if (near.size() == 1
                || !play.confirm(
                        unit.decider(), "maneuver.share", () -> energy + " Energy to protect all allies near?")) {
            return false;
        }
        EnergyPayment.energy(play, unit, energy, self.name());
        for (Fighter whom : near) {
            Mark mark = new Mark(
                    Mark.Kind.MANEUVER,
                    whom.id(),
                    unit.id(),
                    "",
                    bonus,
                    play.state().rounds(unit, 1));
            play.emit(new Marked(mark, "is protected: Defense +" + bonus + " for a Round"));
        }
        return true;
    }
}
