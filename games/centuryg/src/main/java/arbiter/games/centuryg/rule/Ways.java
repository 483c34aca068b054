package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/** Many ways of doing one thing behind one line of the menu; which of them it is, is asked next. */
public record Ways(String id, String text, String label, List<? extends Deed> ways) implements Deed {

    /** So many are listed one by one. */
    private static final int FEW = 2;

    /** Puts them on the menu: a few by themselves, more behind one line. */
    public static void offer(String id, String text, String label, List<? extends Deed> ways, List<Deed> deeds) {
        if (ways.size() <= FEW) {
            deeds.addAll(ways);
        } else {
            deeds.add(new Ways(id, text, label, ways));
        }
    }

    @Override
    public boolean leansOut() {
        return ways.get(0).leansOut();
    }

    /** What all of them cost alike. */
    @Override
    public List<Cost> costs() {
        List<Cost> first = ways.get(0).costs();
        return ways.stream().allMatch(way -> way.costs().equals(first)) ? first : List.of();
    }

    @Override
    public List<String> whom() {
        return ways.stream().flatMap(way -> way.whom().stream()).distinct().toList();
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        play.choose(Request.one(unit.decider(), label, ways).asking(() -> text + ": which?"))
                .resolve(play, unit);
    }
}
