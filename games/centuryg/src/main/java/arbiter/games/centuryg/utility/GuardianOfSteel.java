package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** A Maneuver that protects everybody near as well. Ledger: guardian-of-steel. */
final class GuardianOfSteel {

    private static final int ENERGY = 5;

    private GuardianOfSteel() {}

    /** Whether the Maneuver was shared; otherwise it goes on as usual. */
    static boolean resolve(Play<CenturyState> play, Fighter unit, int bonus) {
        if (!unit.owns(UpgradeId.GUARDIAN_OF_STEEL)
                || unit.energy() < ENERGY
                || unit.base().isPresent()) {
            return false;
        }
        List<Fighter> near = new ArrayList<>();
        for (Fighter other : play.state().units()) {
            if (other.isOut()
                    && !play.state().enemies(unit, other)
                    && play.state().distance(unit, other) <= 1) {
                near.add(other);
            }
        }
        if (near.size() == 1
                || !play.confirm(unit.decider(), "maneuver.share", () -> "5 Energy to protect all allies near?")) {
            return false;
        }
        EnergyPayment.energy(play, unit, ENERGY, "Guardian of Steel");
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
