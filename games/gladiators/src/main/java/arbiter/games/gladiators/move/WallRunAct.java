package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.move.MoveEvents.MovementUsed;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs through a wall that stands in one of the six straight directions, 3 hexes away or more. Ledger: GG-MVT-1, GG-MVT-5. */
public record WallRunAct(MoveWay way, int level, int rate) implements GladiatorAct {

    static void offer(GladiatorsState state, Gladiator unit, MoveWay way, int level, List<GladiatorAct> menu) {
        int rate = state.lore().movement(way.by().word()).hexesPerLevel();
        if (!state.walls().isEmpty() && isAnyAhead(state, unit, level * rate)) {
            menu.add(new WallRunAct(way, level, rate));
        }
    }

    /** A wall to run into. */
    private record Goal(Hex hex, String text) implements Option {

        @Override
        public String id() {
            return hex.toString();
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Place(id()));
        }
    }

    private static boolean isAnyAhead(GladiatorsState state, Gladiator unit, int hexes) {
        for (HexDirection direction : HexDirection.values()) {
            if (ahead(state, unit, direction, hexes).isPresent()) {
                return true;
            }
        }
        return false;
    }

    private static List<Goal> walls(GladiatorsState state, Gladiator unit, int hexes) {
        List<Goal> goals = new ArrayList<>();
        for (HexDirection direction : HexDirection.values()) {
            ahead(state, unit, direction, hexes)
                    .ifPresent(wall -> goals.add(new Goal(
                            wall.hex(), "Through the " + wall.name() + " " + HexWords.there(unit.hex(), wall.hex()))));
        }
        return goals;
    }

    /** The first wall in that direction, with nothing but open hexes before it. */
    private static Optional<WallHex> ahead(GladiatorsState state, Gladiator unit, HexDirection direction, int hexes) {
        for (int step = 1; step <= hexes; step++) {
            Hex hex = unit.hex().plus(direction, step);
            if (MoveThrough.stops(state, unit, hex)) {
                return step < MoveThroughAct.RUN_UP
                        ? Optional.empty()
                        : state.walls()
                                .at(hex)
                                .filter(wall -> wall.fills(unit.position().altitude()));
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean aimsAtOther() {
        return true;
    }

    @Override
    public String id() {
        return "run-through-wall:" + way.power().word();
    }

    @Override
    public String text() {
        return "Run through a wall with " + way.title();
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator unit) {
        List<Goal> goals = walls(play.state(), unit, level * rate);
        Goal goal = goals.size() == 1
                ? goals.get(0)
                : play.choose(Request.one(unit.decider(), "run-through.wall", goals)
                        .asking(() -> "Through which wall does " + unit.name() + " run?"));
        play.emit(new MovementUsed(
                unit.id(), way.power().place(), way.place(), way.by().word()));
        MoveAct.letGo(play, unit);
        MoveThrough.resolve(play, unit, new MoveThrough.Run(way.by(), level, rate, way.title()), goal.hex());
    }
}
