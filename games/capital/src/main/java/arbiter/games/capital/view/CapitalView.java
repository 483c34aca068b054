package arbiter.games.capital.view;

import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.turn.Slot;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.UnitBars;
import arbiter.kernel.Moment;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import arbiter.space.plane.Scenery;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** What a viewer may see of a combat. */
public final class CapitalView {

    private CapitalView() {}

    public static View of(CapitalState state, Moment moment, Viewer viewer) {
        return of(state, moment, List.of(viewer)).get(0);
    }

    /** For several viewers; a unit looks the same to all who play it, and to all who do not. */
    public static List<View> of(CapitalState state, Moment moment, List<Viewer> viewers) {
        List<List<View.Unit>> seen = new ArrayList<>();
        viewers.forEach(viewer -> seen.add(new ArrayList<>()));
        for (Combatant combatant : state.units()) {
            View.Unit glance = unit(state, combatant);
            Optional<View.Unit> own = Optional.empty();
            Optional<View.Unit> others = Optional.empty();
            for (int i = 0; i < viewers.size(); i++) {
                boolean whole = viewers.get(i).gamemaster() || viewers.get(i).plays(combatant.id());
                View.Unit looks = (whole ? own : others).orElseGet(() -> glance.with(details(combatant, whole)));
                own = whole ? Optional.of(looks) : own;
                others = whole ? others : Optional.of(looks);
                seen.get(i).add(looks);
            }
        }
        List<String> order = order(state);
        View.Board board = board(state);
        int left = left(state);
        return seen.stream()
                .map(units -> new View(moment, order, units, board, List.of(), left))
                .toList();
    }

    /** Bars and conditions only. */
    public static View glance(CapitalState state, Moment moment) {
        List<View.Unit> units = new ArrayList<>();
        for (Combatant combatant : state.units()) {
            units.add(unit(state, combatant));
        }
        return View.glance(moment, units);
    }

    private static View.Board board(CapitalState state) {
        List<View.Feature> features = new ArrayList<>();
        for (Scenery thing : state.scenery()) {
            features.add(feature(thing));
        }
        for (Blocker blocker : state.blockers()) {
            if (state.scenery().stream().noneMatch(thing -> thing.shape().equals(blocker))) {
                features.add(feature(new Scenery(kind(blocker), kind(blocker), blocker, true)));
            }
        }
        return new View.Board("plane", features);
    }

    private static String kind(Blocker blocker) {
        if (blocker instanceof Blocker.Wall) {
            return "wall";
        }
        return blocker instanceof Blocker.Pillar ? "pillar" : "building";
    }

    /** What stands there, by its points in metres: a line has two, something round its middle and a size. */
    private static View.Feature feature(Scenery thing) {
        List<View.Detail> details = thing.solid() ? List.of(View.Detail.of("blocks", "ways and sight")) : List.of();
        if (thing.shape() instanceof Blocker.Pillar pillar) {
            List<String> middle = List.of(pillar.centre().toString());
            return new View.Feature(thing.kind(), thing.name(), middle, inMetres(pillar.diameter()), details);
        }
        List<Point> points = thing.shape() instanceof Blocker.Wall wall
                ? List.of(wall.from(), wall.to())
                : ((Blocker.Building) thing.shape()).corners();
        List<String> at = points.stream().map(Point::toString).toList();
        return new View.Feature(thing.kind(), thing.name(), at, 0, details);
    }

    /** From whoever has the turn now, over further turns that come first, through the turn order. */
    private static List<String> order(CapitalState state) {
        List<String> ids = new ArrayList<>();
        state.acting().ifPresent(acting -> ids.add(acting.id()));
        ids.addAll(state.extraTurns());
        int places = state.order().size();
        boolean ownPlace = !ids.isEmpty()
                && state.slot() > 0
                && state.order().get(state.slot() - 1).combatant().equals(ids.get(0));
        for (int i = 0; i < (ownPlace ? places - 1 : places); i++) {
            Slot slot = state.order().get((state.slot() + i) % places);
            ids.add(slot.combatant());
        }
        return ids;
    }

    /** How many turns are still to come in this round, with the one that goes on now. */
    private static int left(CapitalState state) {
        int now = state.acting().isPresent() ? 1 : 0;
        return now + state.extraTurns().size() + Math.max(0, state.order().size() - state.slot());
    }

    private static View.Unit unit(CapitalState state, Combatant combatant) {
        boolean active = state.acting().filter(acting -> acting == combatant).isPresent();
        return new View.Unit(
                combatant.id(),
                combatant.name(),
                combatant.side(),
                Optional.of(position(combatant)),
                active,
                state.hiddenUnits().contains(combatant.id()),
                Conditions.out(combatant),
                UnitBars.of(combatant),
                Conditions.of(combatant),
                List.of(),
                Optional.of(CapitalEmblem.of(combatant)));
    }

    /** The whole sheet is for whoever plays the unit, and the gamemaster. */
    private static List<View.Detail> details(Combatant combatant, boolean whole) {
        List<View.Detail> details = new ArrayList<>();
        for (Attribute attribute : Attribute.values()) {
            details.add(View.Detail.total(attribute.name(), combatant.modifiers(attribute)));
        }
        details.add(View.Detail.of("armour", combatant.profile().armour()));
        details.add(View.Detail.of("size", combatant.profile().size().name()));
        details.add(View.Detail.of("diameter", metres(combatant.base().diameter())));
        weapons(combatant, details);
        if (whole) {
            Profile profile = combatant.profile();
            listed(details, "Abilities", profile.abilities().stream().map(Acquired::described));
            listed(details, "Strengths", profile.story().strengths().stream());
            listed(details, "Training", profile.trainings().stream().map(Training::name));
        }
        return details;
    }

    /** A heading with what there is under it; nothing where there is none. */
    private static void listed(List<View.Detail> details, String label, Stream<String> names) {
        List<View.Detail> within = names.map(name -> View.Detail.of(name, "")).toList();
        if (!within.isEmpty()) {
            details.add(new View.Detail(label, "", List.of(), within));
        }
    }

    private static View.Position position(Combatant combatant) {
        Base base = combatant.base();
        OptionalDouble facing = combatant.isVehicle()
                ? OptionalDouble.of(combatant.crew().facing().degrees())
                : OptionalDouble.empty();
        OptionalDouble height =
                base.altitude() > 0 ? OptionalDouble.of(inMetres(base.altitude())) : OptionalDouble.empty();
        return new View.Position(base.centre().toString(), inMetres(base.diameter()), facing, height);
    }

    private static double inMetres(int millimetres) {
        return millimetres / 1000.0;
    }

    private static void weapons(Combatant combatant, List<View.Detail> details) {
        List<Armed> weapons = combatant.profile().weapons();
        for (int i = 0; i < weapons.size(); i++) {
            int most = weapons.get(i).weapon().ammo();
            String ammo = most > 0 ? ", Ammo " + combatant.ammo(i) + " of " + most : "";
            String where = combatant.holds(i) ? "in hand" : "not in hand";
            details.add(View.Detail.of(weapons.get(i).weapon().name(), where + ammo));
        }
    }

    private static String metres(int millimetres) {
        return BigDecimal.valueOf(millimetres, 3).stripTrailingZeros().toPlainString() + "m";
    }
}
