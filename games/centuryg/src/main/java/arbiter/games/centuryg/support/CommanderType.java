package arbiter.games.centuryg.support;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.Component;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** A Support without an Action. Ledger: commander-type, BCG-TRB-2, BCG-AMB-65. */
public record CommanderType(Support support) implements CenturyAct {

    private static final String ITEM = "commander-type";
    private static final int ENERGY = 1;

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.owns(UpgradeId.COMMANDER_TYPE)) {
            offer(state, unit, new Component(unit.fittings().fitted(), unit), deeds);
        }
    }

    /** With the Supports of one part of a combined Unit. */
    public static void offer(CenturyState state, Fighter unit, Component part, List<CenturyAct> deeds) {
        if (unit.energy() < ENERGY
                || !unit.owns(UpgradeId.COMMANDER_TYPE)
                || state.done().contains(ITEM)) {
            return;
        }
        List<CenturyAct> ready = new ArrayList<>();
        Support.ready(state, unit, part, 0, ready);
        for (CenturyAct deed : ready) {
            deeds.add(new CommanderType((Support) deed));
        }
    }

    @Override
    public String id() {
        return ITEM + ":" + support.upgrade().id();
    }

    @Override
    public String text() {
        return "Commander Type: " + support.upgrade().name();
    }

    @Override
    public List<String> whom() {
        return support.whom();
    }

    @Override
    public List<Cost> costs() {
        return WindowAnswer.cost("Energy", ENERGY);
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        if (EnergyPayment.item(play, unit, ITEM, ENERGY, "Commander Type")) {
            support.call(play, unit, 0);
        }
    }
}
