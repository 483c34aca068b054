package arbiter.games.centuryg.move;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.terrain.Environment;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.List;

/** Floating above the ground for a Round. Ledger: antigravity, BCG-AMB-74, BCG-AMB-76. */
public record Antigravity() implements CenturyAct {

    private static final String ITEM = "antigravity";
    private static final int ENERGY = 2;

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.energy() >= ENERGY
                && EquipmentStatus.has(state, unit, UpgradeId.ANTIGRAVITY)
                && state.ground().environment(unit.zone()) == Environment.LAND
                && !state.done().contains(ITEM)) {
            deeds.add(new Antigravity());
        }
    }

    @Override
    public String id() {
        return ITEM;
    }

    @Override
    public String text() {
        return "Antigravity: ignore the ground and shoot past Enemies for a Round";
    }

    @Override
    public List<Cost> costs() {
        return WindowAnswer.cost("Energy", ENERGY);
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        if (EnergyPayment.item(play, unit, ITEM, ENERGY, "Antigravity")) {
            Mark mark = Mark.own(Mark.Kind.FLOATING, unit, 0, play.state().rounds(unit, 1));
            play.emit(new Marked(mark, "floats for a Round"));
        }
    }
}
