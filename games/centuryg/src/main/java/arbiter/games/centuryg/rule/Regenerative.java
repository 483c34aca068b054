package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.RestorationUsed;
import arbiter.kernel.Play;
import java.util.List;

/** Regaining Threshold for Energy before the Action. Ledger: regenerative, BCG-AMB-114. */
record Regenerative(Fighter holder) implements Deed {

    private static final String ITEM = "regenerative";
    static final int USES = 2;

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.restorations() >= USES && Working.has(state, unit, UpgradeId.REGENERATIVE)) {
            offer(state, unit, unit, deeds);
        }
    }

    /** The Unit pays the Energy; the budget is the holder's. */
    static void offer(CenturyState state, Fighter unit, Fighter holder, List<Deed> deeds) {
        if (unit.energy() > 0 && Repair.helps(state, unit) && !state.done().contains(ITEM)) {
            deeds.add(new Regenerative(holder));
        }
    }

    @Override
    public String id() {
        return ITEM;
    }

    @Override
    public String text() {
        return "Regenerative: regain Threshold for Energy (two Restorations)";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        int energy = EnergyChoice.of(play, unit, "regenerative.energy", unit.energy());
        play.emit(new RestorationUsed(holder.id(), USES, "Regenerative"));
        if (Spend.item(play, unit, ITEM, energy, "Regenerative")) {
            Repair.resolve(play, unit, energy);
        }
    }
}
