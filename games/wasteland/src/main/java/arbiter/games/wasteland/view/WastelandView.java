package arbiter.games.wasteland.view;

import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Moment;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a viewer may see of a fight. */
public final class WastelandView {

    private WastelandView() {}

    public static View of(WastelandState state, Moment moment, Viewer viewer) {
        List<View.Unit> units = new ArrayList<>();
        for (Fighter one : state.units()) {
            boolean whole = viewer.gamemaster() || viewer.plays(one.id());
            units.add(unit(state, one).with(SheetDetails.of(state, one, whole)));
        }
        return new View(moment, order(state), units, BoardView.of(state), pools(state));
    }

    /** Both pools, which everybody sees, and what whoever acts has in hand besides. Ledger: WAS-AP-1 to 3. */
    private static List<View.Detail> pools(WastelandState state) {
        List<View.Detail> pools = new ArrayList<>();
        pools.add(new View.Detail(
                "AP of the party",
                Integer.toString(state.pools().party()),
                List.of(),
                List.of(View.Detail.of("most", ActionPools.MOST))));
        pools.add(View.Detail.of("AP of the gamemaster", state.pools().gamemaster()));
        for (Fighter one : state.units()) {
            if (one.hand().points() > 0) {
                pools.add(View.Detail.of("AP in hand, " + one.name(), one.hand().points()));
            }
        }
        return pools;
    }

    /** Without sheets and board. */
    public static View glance(WastelandState state, Moment moment) {
        List<View.Unit> units = new ArrayList<>();
        for (Fighter one : state.units()) {
            units.add(unit(state, one));
        }
        return View.glance(moment, units);
    }

    private static View.Unit unit(WastelandState state, Fighter one) {
        return new View.Unit(
                one.id(),
                one.name(),
                one.side(),
                one.present() ? Optional.of(View.Position.at(state.battlefield().name(one.zone()))) : Optional.empty(),
                state.acting().filter(acting -> acting == one).isPresent(),
                one.isHidden(),
                one.canAct()
                        ? Optional.empty()
                        : Optional.of(one.vitals().life().word()),
                bars(one),
                Conditions.of(state, one),
                List.of(),
                Optional.of(WastelandEmblem.of(one)));
    }

    private static List<View.Bar> bars(Fighter one) {
        List<View.Bar> bars = new ArrayList<>();
        bars.add(new View.Bar("HP", one.vitals().health(), Vitals.maximum(one)));
        if (one.profile().luck() > 0) {
            bars.add(new View.Bar("luck", one.luck().left(), one.profile().luck()));
        }
        return bars;
    }

    /** Whoever acts, then those who have still to act in this round, then the others. */
    private static List<String> order(WastelandState state) {
        List<String> order = new ArrayList<>();
        state.acting().ifPresent(one -> order.add(one.id()));
        for (boolean acted : new boolean[] {false, true}) {
            for (String id : state.sequence().order()) {
                Fighter one = state.unit(id);
                if (one.present() && one.turn().acted() == acted && !order.contains(id)) {
                    order.add(id);
                }
            }
        }
        return order;
    }
}
