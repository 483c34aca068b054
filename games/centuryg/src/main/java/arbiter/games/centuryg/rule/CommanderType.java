package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** A Support without an Action. Ledger: commander-type, BCG-TRB-2, BCG-AMB-65. */
public record CommanderType(Support support) implements Deed {

    private static final String ITEM = "commander-type";
    private static final int ENERGY = 1;

    static void offer(CenturyState state, Fighter unit, Fighter holder, List<Deed> deeds) {
        if (unit.energy() < ENERGY
                || !unit.owns(UpgradeId.COMMANDER_TYPE)
                || !holder.fittings().hasAny(UpgradeKind.SUPPORT)
                || state.done().contains(ITEM)) {
            return;
        }
        List<Deed> ready = new ArrayList<>();
        Support.ready(state, unit, holder, 0, ready);
        for (Deed deed : ready) {
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
        return Answer.cost("Energy", ENERGY);
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        if (Spend.item(play, unit, ITEM, ENERGY, "Commander Type")) {
            support.call(play, unit, 0);
        }
    }
}
