package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.support.Restocked;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Spent One Shots and Supports of one Unit are ready again. Ledger: resupply, BCG-AMB-114. */
public record Resupply(Fighter holder, List<Fighter> takers) implements CenturyAct {

    private static final int RANGE = 5;

    /** Something spent, as a choice. */
    public record Item(String id, String text) implements Option {}

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.restorations() > 0 && EquipmentStatus.has(state, unit, UpgradeId.RESUPPLY)) {
            offer(state, unit, unit, deeds);
        }
    }

    /** The budget is the holder's. */
    public static void offer(CenturyState state, Fighter unit, Fighter holder, List<CenturyAct> deeds) {
        List<Fighter> takers = new ArrayList<>(0);
        int budget = Movement.budget(state, unit, false);
        for (Fighter other : state.units()) {
            if (!state.enemies(unit, other)
                    && other.isFighting()
                    && !other.used().spent().isEmpty()
                    && (other == unit || UtilityAction.possible(state, unit, other, RANGE, budget))) {
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
        return UnitOption.ids(takers);
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        AimBenefit.lose(play, unit);
        Fighter taker = UtilityAction.whom(play, unit, "resupply.whom", takers);
        int budget = Movement.budget(play.state(), unit, false);
        if (!UtilityAction.go(play, unit, "resupply.place", taker, RANGE, budget)) {
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
        for (String id : unit.used().spent()) {
            items.add(new Item(id, name(unit, id)));
        }
        return items;
    }

    /** What an item of a Unit is called. */
    public static String name(Fighter unit, String id) {
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
