package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.rule.Point;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.List;

/** How much, for whom, where: what is asked once something has been decided on. The rest goes by default. */
final class Particulars {

    private Particulars() {}

    static int pick(CenturyState state, Fighter unit, Request<?> request) {
        return switch (request.label()) {
            case "barrier.energy" -> amount(request, Thrift.spare(state, unit));
            case "regenerative.energy" -> amount(request, Mending.invested(state, unit, 1));
            case "biological.energy" -> amount(request, Mending.invested(state, unit, 2));
            case "jury-rig.energy" -> amount(request, Mending.rigged(state, unit));
            case "jury-rig.whom" -> Mending.whom(unit, request);
            case "power.ally" -> rallied(unit, request);
            case "support.target" -> Supporting.target(state, unit, request);
            case "support.zone" -> Supporting.zone(state, unit, request);
            case "support.restore" -> yes(request, Supporting.restores(state, unit));
            case "area.exclude" -> Groundwork.spared(state, unit, request);
            case "power.zone" -> Groundwork.battlefield(state, unit, request);
            case "power.weapons" -> Arsenal.weapons(state, unit, request);
            case "power.gear" -> Arsenal.gear(state, unit, request);
            case "power.area" -> Arsenal.slot(unit, request);
            case "synchro.allies" -> Concert.allies(state, request);
            case "synchro.join" ->
                yes(
                        request,
                        Concert.joins(state, state.fighter(request.decider().id())));
            case "attack.both", "maneuver.share", "slide.crash" -> yes(request, true);
            case "attack.energy", "slide.zones" -> request.options().size() - 1;
            case "slide.direction" -> edge(state, request);
            case "morph.form" -> Shapeshifting.form(state, unit, request);
            case "resupply.items" -> 0;
            default -> request.fallbackIndex();
        };
    }

    /** The place of an amount, or of the nearest one on offer: they begin at 1. */
    private static int amount(Request<?> request, int wanted) {
        return Math.max(0, Math.min(wanted, request.options().size()) - 1);
    }

    private static int yes(Request<?> request, boolean wanted) {
        return wanted ? YesNo.YES.ordinal() : request.fallbackIndex();
    }

    /** Whoever is hurt most if it is about that; otherwise the first, which is oneself. */
    private static int rallied(Fighter unit, Request<?> request) {
        boolean repairs = unit.knows(PowerId.DONT_GIVE_UP) && !unit.genre().usedThisFight(PowerId.DONT_GIVE_UP);
        return repairs ? Mending.neediest(request) : request.fallbackIndex();
    }

    /** Toward the nearest edge, where there is something to crash into. Ledger: telekinetic-strike. */
    private static int edge(CenturyState state, Request<?> request) {
        int best = request.fallbackIndex();
        int least = Integer.MAX_VALUE;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof Point point && state.field().toEdge(point.zone()) < least) {
                least = state.field().toEdge(point.zone());
                best = i;
            }
        }
        return best;
    }
}
