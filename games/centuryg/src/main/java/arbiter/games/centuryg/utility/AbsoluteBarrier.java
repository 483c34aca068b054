package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.machine.EnergyChoice;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import java.util.List;

/** A shield of twice the Energy put into it, for a Round. Ledger: absolute-barrier, BCG-AMB-36. */
public record AbsoluteBarrier() implements CenturyAct {

    private static final String ITEM = "absolute-barrier";

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.energy() > 0
                && EquipmentStatus.has(state, unit, UpgradeId.ABSOLUTE_BARRIER)
                && !state.done().contains(ITEM)) {
            deeds.add(new AbsoluteBarrier());
        }
    }

    @Override
    public String id() {
        return ITEM;
    }

    @Override
    public String text() {
        return "Absolute Barrier: a shield of twice the Energy spent";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        int energy = EnergyChoice.of(play, unit, "barrier.energy", unit.energy());
        if (EnergyPayment.item(play, unit, ITEM, energy, "Absolute Barrier")) {
            Mark mark =
                    Mark.own(Mark.Kind.BARRIER, unit, 2 * energy, play.state().rounds(unit, 1));
            play.emit(new Marked(mark, "is behind a Barrier against " + 2 * energy + " Damage"));
        }
    }
}
