package arbiter.games.centuryg.view;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.machine.EnergyCapacity;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.View;
import arbiter.tabletop.unit.Emblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a Mecha looks on the table: its bars for everybody, its sheet for those who may read it. */
final class UnitView {

    /** By its id alone: what it is armed with is not everybody's to know. */
    private static final List<Emblem> MACHINES = List.of(
            Emblem.HORNS,
            Emblem.LENS,
            Emblem.MECH,
            Emblem.CROWN,
            Emblem.WINGS,
            Emblem.RAPTOR,
            Emblem.TANK,
            Emblem.DRONE,
            Emblem.BOOK,
            Emblem.STAR,
            Emblem.FLAME,
            Emblem.SHIELD,
            Emblem.BLADE,
            Emblem.ANVIL,
            Emblem.FOX,
            Emblem.BEAST,
            Emblem.SHADOW,
            Emblem.CROSSHAIR);

    private UnitView() {}

    static View.Unit of(CenturyState state, Fighter fighter, boolean open) {
        return glance(state, fighter, open).with(open ? Details.of(state, fighter) : List.of());
    }

    /** Without its sheet. */
    static View.Unit glance(CenturyState state, Fighter fighter, boolean open) {
        return new View.Unit(
                fighter.id(),
                fighter.name(),
                fighter.side(),
                position(state, fighter),
                isActive(state, fighter),
                fighter.isHidden(),
                out(fighter),
                bars(state, fighter),
                Conditions.of(state, fighter, open),
                List.of(),
                Optional.of(fighter.emblem(Emblem.among(MACHINES, fighter.id()))));
    }

    /** The word for being out of the fight. */
    static Optional<String> out(Fighter fighter) {
        return fighter.isFighting()
                ? Optional.empty()
                : Optional.of(EnumWords.of(fighter.fate()).replace('-', ' '));
    }

    static boolean isActive(CenturyState state, Fighter fighter) {
        return state.acting().filter(acting -> acting == fighter).isPresent();
    }

    /** Nowhere before formation, and not apart from the Unit it has become a part of. */
    private static Optional<View.Position> position(CenturyState state, Fighter fighter) {
        return fighter.isPlaced() && !fighter.crew().isAboard()
                ? Optional.of(View.Position.at(state.field().zones().text(fighter.zone())))
                : Optional.empty();
    }

    /** Threshold in its Levels; a Core has none. */
    private static List<View.Bar> bars(CenturyState state, Fighter fighter) {
        List<View.Bar> bars = new ArrayList<>();
        if (fighter.fullPoints() > 0) {
            bars.add(new View.Bar(Fighter.THRESHOLD, fighter.points(), fighter.fullPoints(), Fighter.LEVELS));
        }
        int capacity = Math.max(EnergyCapacity.of(state, fighter), fighter.energy());
        bars.add(new View.Bar("Energy", fighter.energy(), capacity));
        genre(fighter).ifPresent(bars::add);
        return bars;
    }

    /** Genre Points of those who can have any, measured by what a fight begins with. */
    static Optional<View.Bar> genre(Fighter fighter) {
        int points = fighter.genre().points();
        if (points == 0 && !fighter.machine().tier().hasPowers()) {
            return Optional.empty();
        }
        int usual = fighter.machine().level() + fighter.nature().genrePoints();
        return Optional.of(new View.Bar("GP", points, Math.max(1, Math.max(usual, points))));
    }
}
