package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.attack.ZoneTarget;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.Position.Placed;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.terrain.Colossus;
import arbiter.games.centuryg.terrain.Field;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.utility.Dock.Docked;
import arbiter.kernel.Line;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Units that have no place yet take one: Base Units first, then the others by Initiative. Ledger: BCG-OP-4, 5.0 step 4. */
public final class Formation {

    private Formation() {}

    /** One step places one Unit. */
    public static void resolve(Play<CenturyState> play) {
        Fighter next = null;
        for (Fighter fighter : play.state().units()) {
            if (!fighter.isPlaced() && !fighter.crew().isAboard() && (next == null || comesBefore(fighter, next))) {
                next = fighter;
            }
        }
        if (next == null) {
            play.emit(new FightBegan());
        } else {
            place(play, next);
        }
    }

    private static boolean comesBefore(Fighter one, Fighter other) {
        boolean base = one.owns(UpgradeId.BASE_UNIT);
        return base == other.owns(UpgradeId.BASE_UNIT) ? Initiative.before(one, other) : base;
    }

    private static void place(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        Optional<Fighter> base = base(state, unit);
        List<Option> options = new ArrayList<>();
        base.ifPresent(home -> options.add(new UnitOption<>(home)));
        int sides = sideOf(state, unit);
        int reach = base.isPresent() ? Ranks.speed(state, unit) : 0;
        for (int zone = 0; zone < state.field().zones().size(); zone++) {
            boolean near = base.isPresent()
                    ? state.field().zones().distance(zone, base.get().zone()) <= reach
                    : Footprint.any(state.field(), unit, zone, at -> isOwnEdge(state.field(), at, sides));
            if (near && isFree(state, unit, zone)) {
                options.add(ZoneTarget.toBegin(state, zone));
            }
        }
        Option chosen = play.choose(Request.one(unit.decider(), "formation.place", options)
                .asking(() -> "Where does " + unit.name() + " begin?")
                .otherwise(free(state, options)));
        play.emit(
                chosen instanceof ZoneTarget point
                        ? new Placed(unit.id(), point.zone())
                        : new Docked(unit.id(), ((UnitOption<?>) chosen).unit().id()));
    }

    /** Whether a Unit, of whatever size, has room there. */
    public static boolean isFree(CenturyState state, Fighter unit, int zone) {
        return !state.ground().isImpassable(zone) && Colossus.fitsAt(state, unit, zone);
    }

    /** The first Zone in which nobody stands yet, if there is one. */
    private static Option free(CenturyState state, List<Option> options) {
        for (Option option : options) {
            if (option instanceof ZoneTarget point
                    && state.units().stream().noneMatch(other -> other.isOut() && other.zone() == point.zone())) {
                return option;
            }
        }
        return options.get(0);
    }

    /** The Base Unit of the Squad, once it has its place. */
    private static Optional<Fighter> base(CenturyState state, Fighter unit) {
        for (Fighter other : state.units()) {
            if (other != unit
                    && !state.enemies(unit, other)
                    && other.isPlaced()
                    && other.owns(UpgradeId.BASE_UNIT)
                    && !unit.owns(UpgradeId.BASE_UNIT)) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }

    /** Which side it is, in the order in which they are listed. */
    private static int sideOf(CenturyState state, Fighter unit) {
        List<String> sides = new ArrayList<>();
        for (Fighter fighter : state.units()) {
            if (!sides.contains(fighter.side())) {
                sides.add(fighter.side());
            }
        }
        return sides.indexOf(unit.side());
    }

    /** On a grid the first two sides face each other from left and right; otherwise any Zone at the edge will do. */
    private static boolean isOwnEdge(Field field, int zone, int side) {
        if (field.shape() == Field.Shape.MAP || side > 1) {
            return field.isEdge(zone);
        }
        return zone % field.width() == (side == 0 ? 0 : field.width() - 1);
    }

    /** The order is known; who has no place yet takes one. Ledger: BCG-OP-4. */
    public record FormationBegan() implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.set(state.course().in(Phase.FORMATION).withOrdered(0));
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of("The sides take up formation");
        }
    }

    /** Everybody is in place: Tension begins. Ledger: BCG-OP-5, BCG-AMB-131. */
    public record FightBegan() implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Course.roundsBegin(state);
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of("The Operation begins");
        }
    }
}
