package arbiter.games.centuryg.move;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.List;

/** Some Zones more with the next Action. Ledger: overbooster, BCG-AMB-75. */
public record Overbooster(int energy, int zones) implements CenturyAct {

    private static final String ITEM = "overbooster";

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.energy() > 0
                && EquipmentStatus.has(state, unit, UpgradeId.OVERBOOSTER)
                && !state.done().contains(ITEM)
                && Movement.budget(state, unit, true) > 0) {
            deeds.add(new Overbooster(1, 3));
            if (unit.energy() > 1) {
                deeds.add(new Overbooster(2, 5));
            }
        }
    }

    @Override
    public String id() {
        return ITEM + ":" + zones;
    }

    @Override
    public String text() {
        return "Overbooster: " + zones + " Zones more with the next Action";
    }

    @Override
    public List<Cost> costs() {
        return WindowAnswer.cost("Energy", energy);
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        if (EnergyPayment.item(play, unit, ITEM, energy, "Overbooster")) {
            Mark mark = Mark.own(Mark.Kind.FASTER, unit, zones, Clock.ROUND);
            play.emit(new Marked(mark, "can go " + zones + " Zones farther"));
        }
    }
}
