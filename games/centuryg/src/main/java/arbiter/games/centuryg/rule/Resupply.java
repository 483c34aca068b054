package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Restocked;
import arbiter.games.centuryg.state.RestorationUsed;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Spent One Shots and Supports of one Unit are ready again. Ledger: resupply, BCG-AMB-114. */
public record Resupply(Fighter holder, List<Fighter> takers) implements Deed {

    private static final int RANGE = 5;

    /** Something spent, as a choice. */
    record Item(String id, String text) implements Option {}

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.restorations() > 0 && Working.has(state, unit, UpgradeId.RESUPPLY)) {
            offer(state, unit, unit, deeds);
        }
    }

    /** The budget is the holder's. */
    static void offer(CenturyState state, Fighter unit, Fighter holder, List<Deed> deeds) {
        List<Fighter> takers = new ArrayList<>(0);
        int budget = Movement.budget(state, unit, false);
        for (Fighter other : state.fighters()) {
            if (!state.enemies(unit, other)
                    && other.isFighting()
                    && !other.stores().spent().isEmpty()
                    && (other == unit || Errand.possible(state, unit, other, RANGE, budget))) {
                takers.add(other);
            }
        }
        if (!takers.isEmpty()) {
            deeds.add(new Resupply(holder, takers));
        }
    }

    @Override
    public String id() {
        return "resupply";
    }

    @Override
    public String text() {
        return "Resupply: restock One Shots and Supports of one Unit";
    }

    @Override
    public List<String> whom() {
        return Whom.ids(takers);
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Aiming.lose(play, unit);
        Fighter taker = Errand.whom(play, unit, "resupply.whom", takers);
        int budget = Movement.budget(play.state(), unit, false);
        if (!Errand.go(play, unit, "resupply.place", taker, RANGE, budget)) {
            return;
        }
        List<Item> spent = spent(taker);
        int most = Math.min(spent.size(), holder.restorations());
        List<Item> items = spent.size() == 1
                ? spent
                : play.chooseSome(Request.some(unit.decider(), "resupply.items", spent, 1, most)
                        .asking(() -> "What does " + taker.name() + " get back?"));
        play.emit(new RestorationUsed(holder.id(), items.size(), "Resupply"));
        for (Item item : items) {
            play.emit(new Restocked(taker.id(), item.id(), item.text()));
        }
    }

    static List<Item> spent(Fighter unit) {
        List<Item> items = new ArrayList<>();
        for (String id : unit.stores().spent()) {
            items.add(new Item(id, name(unit, id)));
        }
        return items;
    }

    private static String name(Fighter unit, String id) {
        for (Mounted mounted : unit.weapons()) {
            if (mounted.weapon().id().equals(id)) {
                return mounted.weapon().name();
            }
        }
        for (Fitted fitted : unit.fittings().fitted()) {
            if (fitted.upgrade().id().equals(id)) {
                return fitted.upgrade().name();
            }
        }
        return id;
    }
}
