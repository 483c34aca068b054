package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.detect.Hiding;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.move.MoveEvents.MovementUsed;
import arbiter.games.gladiators.move.Position.Medium;
import arbiter.games.gladiators.result.WallDamage;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexCourse;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Climbs a wall with Ground, up or down: 6 or more, 2 harder on a smooth one, one hex for each Level. Ledger: GG-MOV-10.
 */
public record ClimbAct(MoveWay way, int level) implements GladiatorAct {

    /** On something that is no wall, such as the edge of a roof. */
    private static final int CLIMBS = 6;

    public static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        Position now = unit.position();
        if (state.walls().isEmpty() && now.altitude() == 0
                || unit.posture().prone()
                || now.isAirborne()
                || now.isHiddenBelow()
                || Restraint.stopsMoves(state, unit)) {
            return;
        }
        for (MoveWay way : MoveWay.of(unit)) {
            int level = way.by() == MoveClass.GROUND ? way.level(state, unit).total() : 0;
            if (level > 0 && !places(state, unit, level).isEmpty()) {
                menu.add(new ClimbAct(way, level));
                return;
            }
        }
    }

    /** Where a climb leads. */
    private record Hold(Position to, Optional<WallHex> wall, String text) implements Option {

        int needed() {
            return wall.isPresent() ? wall.get().material().climbing().orElse(CLIMBS) : CLIMBS;
        }

        @Override
        public String id() {
            return to.spot().toString();
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Place(id()));
        }
    }

    private static List<Hold> places(GladiatorsState state, Gladiator unit, int level) {
        List<Hold> holds = new ArrayList<>();
        Spot here = unit.position().spot();
        for (Hex next : here.hex().neighbours()) {
            Optional<WallHex> wall = state.walls().at(next);
            if (wall.isPresent()
                    && wall.get().fills(here.altitude())
                    && wall.get().material().climbing().isPresent()) {
                up(here, wall.get(), level, holds);
            }
        }
        down(state, unit, level, holds);
        return holds;
    }

    private static void up(Spot here, WallHex wall, int level, List<Hold> holds) {
        boolean top = here.altitude() + level >= wall.height();
        Position to = top
                ? new Position(wall.hex(), wall.height(), Medium.RAISED)
                : new Position(here.hex(), here.altitude() + level, Medium.CLINGING);
        for (Hold hold : holds) {
            if (hold.to().equals(to)) {
                return;
            }
        }
        String end = top ? " to its top, " + HexCourse.words(here.hex(), wall.hex()) : "";
        holds.add(new Hold(to, Optional.of(wall), "Up " + wall.name() + end + HexWords.height(to.spot())));
    }

    /** From the side of a wall straight down; from the top of something over its edge. */
    private static void down(GladiatorsState state, Gladiator unit, int level, List<Hold> holds) {
        Spot here = unit.position().spot();
        if (unit.position().medium() == Medium.CLINGING) {
            holds.add(below(state, here, here.hex(), level, Surfaces.beside(state, here)));
        } else if (unit.position().medium() == Medium.RAISED) {
            Optional<WallHex> wall = state.walls().at(here.hex());
            for (Hex next : here.hex().neighbours()) {
                Spot beside = new Spot(next, here.altitude() - 1);
                if (state.map().contains(next)
                        && !state.walls().fills(beside)
                        && Surfaces.surface(state, next, here.altitude()) < here.altitude()) {
                    holds.add(below(state, here, next, level, wall));
                }
            }
        }
    }

    private static Hold below(GladiatorsState state, Spot from, Hex hex, int level, Optional<WallHex> wall) {
        int ground = Surfaces.surface(state, hex, from.altitude() - 1);
        int to = Math.max(ground, from.altitude() - level);
        Position end = to == ground ? Surfaces.standing(new Spot(hex, ground)) : new Position(hex, to, Medium.CLINGING);
        String side = from.hex().equals(hex) ? "Down" : "Down the side, " + HexCourse.words(from.hex(), hex);
        String depth = to == 0 ? ", to the ground" : HexWords.height(end.spot());
        return new Hold(end, wall, side + depth);
    }

    @Override
    public String id() {
        return "climb:" + way.word();
    }

    @Override
    public String text() {
        return "Climb by " + way.title() + ", " + level + (level == 1 ? " hex" : " hexes");
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator unit) {
        play.emit(new MovementUsed(
                unit.id(), way.power().place(), way.place(), way.by().word()));
        List<Hold> holds = places(play.state(), unit, level);
        Hold hold = holds.size() == 1
                ? holds.get(0)
                : play.choose(Request.one(unit.decider(), "climb.place", holds)
                        .asking(() -> "Where does " + unit.name() + " climb?"));
        hold.wall().ifPresent(wall -> WallDamage.touched(play, wall, unit)); // GG-AB-47
        if (!unit.isInAction()) {
            return;
        }
        TestRoll roll = D10Roll.roll(play, "climb.roll", unit, hold.needed());
        if (roll.succeeded()) {
            MoveAct.letGo(play, unit);
        }
        play.emit(new Climbed(unit.id(), hold.needed(), roll, hold.to()));
    }

    /** Somebody tried to climb. Ledger: GG-MOV-10. */
    public record Climbed(String unit, int needed, TestRoll roll, Position to) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            if (roll.succeeded()) {
                Gladiator gladiator = state.unit(unit);
                gladiator.set(to);
                Hiding.end(gladiator);
            }
        }

        @Override
        public Line line(GladiatorsState state) {
            String end = roll.succeeded() ? ", gets to " + HexWords.to(state, to.spot(), unit) : ", finds no hold";
            return tell(state, unit, " climbs: needs " + needed + ", rolls " + roll + end);
        }

        @Override
        public void measure(Measures measures) {
            measures.fact("climbs", roll.succeeded());
        }
    }
}
