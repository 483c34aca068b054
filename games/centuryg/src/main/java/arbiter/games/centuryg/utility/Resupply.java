package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.support.Restocked;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.RestorationUpgrade;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Spent One Shots and Supports of one Unit are ready again, one use for each. Ledger: resupply, BCG-AMB-114. */
public record Resupply(int range) implements RestorationUpgrade {

    /** Something spent, as a choice. */
    public record Item(String id, String text) implements Option {}

    @Override
    public int uses() {
        return 1;
    }

    @Override
    public void offer(
            CenturyState state, Fighter unit, Fighter holder, InstalledTrait<?> self, List<CenturyAct> deeds) {
        List<Fighter> takers = new ArrayList<>(0);
        int budget = Movement.budget(state, unit, false);
        for (Fighter other : state.units()) {
            if (!state.enemies(unit, other)
                    && other.isFighting()
                    && !other.used().spent().isEmpty()
                    && (other == unit || UtilityAction.possible(state, unit, other, range, budget))) {
                takers.add(other);
            }
        }
        if (!takers.isEmpty()) {
            deeds.add(new Restock(range, self, holder, takers));
        }
    }

    /** The Action, with whom it could serve. */
    public record Restock(int range, InstalledTrait<?> upgrade, Fighter holder, List<Fighter> takers)
            implements CenturyAct {

        @Override
        public String id() {
            return upgrade.id();
        }

        @Override
        public String text() {
            return upgrade.name() + ": restock One Shots and Supports of one Unit";
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
            if (!UtilityAction.go(play, unit, "resupply.place", taker, range, budget)) {
                return;
            }
            List<Item> spent = spent(taker);
            int most = Math.min(spent.size(), holder.restorations());
            List<Item> items = spent.size() == 1
                    ? spent
                    : play.chooseSome(Request.some(unit.decider(), "resupply.items", spent, 1, most)
                            .asking(() -> "What does " + taker.name() + " get back?"));
            play.emit(new RestorationUsed(holder.id(), items.size(), upgrade.name()));
            for (Item item : items) {
                play.emit(new Restocked(taker.id(), item.id(), item.text()));
            }
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
