package arbiter.games.centuryg.view;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.state.Capacity;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Environment;
import arbiter.games.centuryg.state.Field;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Patch;
import arbiter.kernel.Moment;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.space.zone.Zones;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What a viewer may see of a fight. */
public final class CenturyView {

    private CenturyView() {}

    public static View of(CenturyState state, Moment moment, Viewer viewer) {
        List<View.Unit> units = new ArrayList<>();
        for (Fighter fighter : state.fighters()) {
            units.add(unit(state, fighter, sees(state, viewer, fighter)));
        }
        return new View(moment, order(state), units, board(state), details(state));
    }

    private static List<View.Detail> details(CenturyState state) {
        List<View.Detail> details = new ArrayList<>();
        details.add(View.Detail.of("Tension", state.tension()));
        state.reinforcements()
                .ifPresent(helpers -> details.add(View.Detail.of(
                        "Reinforcements of " + helpers.side(),
                        helpers.areStanding() ? helpers.points() + " RP" : "beaten")));
        return details;
    }

    /** Those still to act this Round, then the others. */
    private static List<String> order(CenturyState state) {
        return state.fighters().stream()
                .filter(Fighter::isFighting)
                .sorted(Comparator.comparing(Fighter::hasActed)
                        .thenComparing(
                                Comparator.comparingInt(Fighter::initiative).reversed()))
                .map(Fighter::id)
                .toList();
    }

    private static View.Board board(CenturyState state) {
        Zones zones = state.field().zones();
        List<View.Feature> features = new ArrayList<>();
        for (int zone = 0; zone < zones.size(); zone++) {
            features.add(new View.Feature("zone", zones.text(zone), List.of(zones.text(zone)), 0, ground(state, zone)));
        }
        for (var link : state.field().links()) {
            features.add(View.Feature.of("link", link.one(), link.other()));
        }
        String kind = state.field().shape() == Field.Shape.MAP
                ? "zones"
                : "zones-" + EnumWords.of(state.field().shape());
        return new View.Board(kind, features);
    }

    private static List<View.Detail> ground(CenturyState state, int zone) {
        List<View.Detail> details = new ArrayList<>();
        for (Patch patch : state.ground().patches()) {
            if (patch.zone() == zone) {
                details.add(View.Detail.of("terrain", EnumWords.of(patch.terrain())));
            }
        }
        Environment environment = state.ground().environment(zone);
        if (environment != Environment.LAND) {
            details.add(View.Detail.of("environment", EnumWords.of(environment)));
        }
        return details;
    }

    /** A sheet is for its own side, the gamemaster, and whoever has seen through it. Ledger: knowledge-is-power. */
    private static boolean sees(CenturyState state, Viewer viewer, Fighter fighter) {
        if (viewer.gamemaster()) {
            return true;
        }
        for (Fighter own : state.fighters()) {
            if (viewer.plays(own.id()) && state.knows(own.trueSide(), fighter)) {
                return true;
            }
        }
        return false;
    }

    private static View.Unit unit(CenturyState state, Fighter fighter, boolean open) {
        if (fighter.isOnFoot()) {
            return PersonView.of(state, fighter);
        }
        List<View.Bar> bars = List.of(
                new View.Bar("Threshold", fighter.points(), fighter.fullPoints()),
                new View.Bar("Energy", fighter.energy(), Capacity.of(state, fighter)),
                new View.Bar(
                        "GP",
                        fighter.genre().points(),
                        Math.max(1, fighter.genre().points())));
        List<View.Detail> details = open ? Details.of(state, fighter) : List.of();
        boolean active = state.acting().filter(acting -> acting == fighter).isPresent();
        return new View.Unit(
                fighter.id(),
                fighter.name(),
                fighter.side(),
                position(state, fighter),
                active,
                state.hidden().contains(fighter.id()),
                bars,
                Conditions.of(state, fighter),
                details);
    }

    /** Nowhere before formation, and not apart from the Unit it has become a part of. */
    private static Optional<View.Position> position(CenturyState state, Fighter fighter) {
        return fighter.isPlaced() && !fighter.crew().isAboard()
                ? Optional.of(View.Position.at(state.field().zones().text(fighter.zone())))
                : Optional.empty();
    }
}
