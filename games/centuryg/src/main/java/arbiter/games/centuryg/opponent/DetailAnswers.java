package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.ZoneTarget;
import arbiter.games.centuryg.power.KnownPower;
import arbiter.games.centuryg.power.SystemsRepair;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.List;
import java.util.Optional;

/** How much, for whom, where: what is asked once something has been decided on. The rest goes by default. */
final class DetailAnswers {

    private DetailAnswers() {}

    static int pick(CenturyState state, Fighter unit, Request<?> request) {
        return switch (request.label()) {
            case "barrier.energy" -> amount(request, EnergyReserve.spare(state, unit));
            case "regenerative.energy" -> amount(request, RepairChoice.invested(state, unit, 1));
            case "biological.energy" -> amount(request, RepairChoice.invested(state, unit, 2));
            case "jury-rig.energy" -> amount(request, RepairChoice.rigged(state, unit));
            case "jury-rig.whom" -> RepairChoice.whom(unit, request);
            case "power.ally" -> rallied(state, unit, request);
            case "support.target" -> SupportValue.target(state, unit, request);
            case "support.zone" -> SupportValue.zone(state, unit, request);
            case "support.restore" -> yes(request, SupportValue.restores(state, unit));
            case "area.exclude" -> TerrainChoice.spared(state, unit, request);
            case "power.zone" -> TerrainChoice.battlefield(state, unit, request);
            case "power.weapons" -> TrumpCardChoice.weapons(state, unit, request);
            case "power.gear" -> TrumpCardChoice.gear(state, unit, request);
            case "power.area" -> TrumpCardChoice.slot(unit, request);
            case "synchro.allies" -> SynchroChoice.allies(state, request);
            case "synchro.join" ->
                yes(
                        request,
                        SynchroChoice.joins(state, state.unit(request.decider().id())));
            case "attack.both", "maneuver.share", "slide.crash" -> yes(request, true);
            case "attack.energy", "slide.zones" -> request.options().size() - 1;
            case "slide.direction" -> edge(state, request);
            case "morph.form" -> FormChoice.form(state, unit, request);
            case "resupply.items", "maim.area" -> 0;
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
    private static int rallied(CenturyState state, Fighter unit, Request<?> request) {
        Optional<KnownPower> rally = unit.powers().find(SystemsRepair.class);
        boolean repairs = rally.isPresent() && rally.get().isLeft(state, unit);
        return repairs ? RepairChoice.neediest(request) : request.fallbackIndex();
    }

    /** Toward the nearest edge, where there is something to crash into. Ledger: telekinetic-strike. */
    private static int edge(CenturyState state, Request<?> request) {
        int best = request.fallbackIndex();
        int least = Integer.MAX_VALUE;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof ZoneTarget point && state.field().toEdge(point.zone()) < least) {
                least = state.field().toEdge(point.zone());
                best = i;
            }
        }
        return best;
    }
}
