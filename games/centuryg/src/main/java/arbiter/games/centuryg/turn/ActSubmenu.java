package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.Submenu;
import java.util.List;

/** Many ways of doing one thing behind one line of the menu; which of them it is, is asked next. */
public record ActSubmenu(String id, String text, String label, List<? extends CenturyAct> ways)
        implements CenturyAct, Submenu<CenturyState, Fighter, CenturyAct> {

    /** Puts them on the menu: a few by themselves, more behind one line. */
    public static void offer(
            String id, String text, String label, List<? extends CenturyAct> ways, List<CenturyAct> deeds) {
        if (ways.size() <= FEW) {
            deeds.addAll(ways);
        } else {
            deeds.add(new ActSubmenu(id, text, label, ways));
        }
    }

    @Override
    public boolean leansOut() {
        return ways.get(0).leansOut();
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        play.choose(Request.one(unit.decider(), label, ways).asking(() -> text + ": which?"))
                .resolve(play, unit);
    }
}
