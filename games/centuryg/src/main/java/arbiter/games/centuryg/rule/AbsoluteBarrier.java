package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.kernel.Play;
import java.util.List;

/** A shield of twice the Energy put into it, for a Round. Ledger: absolute-barrier, BCG-AMB-36. */
record AbsoluteBarrier() implements Deed {

    private static final String ITEM = "absolute-barrier";

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.energy() > 0
                && Working.has(state, unit, UpgradeId.ABSOLUTE_BARRIER)
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
        if (Spend.item(play, unit, ITEM, energy, "Absolute Barrier")) {
            Mark mark =
                    Mark.own(Mark.Kind.BARRIER, unit, 2 * energy, play.state().rounds(unit, 1));
            play.emit(new Marked(mark, "is behind a Barrier against " + 2 * energy + " Damage"));
        }
    }
}
