package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Environment;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.List;

/** Floating above the ground for a Round. Ledger: antigravity, BCG-AMB-74, BCG-AMB-76. */
record Antigravity() implements Deed {

    private static final String ITEM = "antigravity";
    private static final int ENERGY = 2;

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.energy() >= ENERGY
                && Working.has(state, unit, UpgradeId.ANTIGRAVITY)
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
        return Answer.cost("Energy", ENERGY);
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        if (Spend.item(play, unit, ITEM, ENERGY, "Antigravity")) {
            Mark mark = Mark.own(Mark.Kind.FLOATING, unit, 0, play.state().rounds(unit, 1));
            play.emit(new Marked(mark, "floats for a Round"));
        }
    }
}
