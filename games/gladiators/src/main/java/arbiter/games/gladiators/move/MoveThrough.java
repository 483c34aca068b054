package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.move.RunEncounter.End;
import arbiter.games.gladiators.result.Falling;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexLine;
import arbiter.space.hex.HexSide;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Running through opponents, in a straight line. Ledger: GG-MVT-1 to 6, GG-AMB-51, GG-AMB-115. */
public final class MoveThrough {

    private MoveThrough() {}

    /** How somebody runs: by which class, at which Level, how many hexes that is for each, and its name. */
    public record Run(MoveClass by, int level, int rate, String name) {

        int hexes() {
            return level * rate;
        }

        Run slower(int levels) {
            return new Run(by, Math.max(0, level - levels), rate, name);
        }
    }

    /** Whether nobody can run on into that hex, wall or not: what is off the map, water, the edge of a roof. */
    static boolean stops(GladiatorsState state, Gladiator unit, Hex hex) {
        Spot spot = unit.position().spot().at(hex);
        return !state.map().contains(hex)
                || state.walls().fills(spot)
                || !unit.position().isAirborne() && (state.map().isWater(hex) || !Surfaces.stands(state, spot));
    }

    public static void resolve(Play<GladiatorsState> play, Gladiator unit, Run declared, Hex toward) {
        Run run = declared;
        HexLine line = HexLine.between(unit.hex(), toward);
        List<Hex> way = new ArrayList<>();
        way.add(unit.hex());
        for (int step = 1; step <= run.hexes(); step++) {
            Hex next = line.hex(step, HexSide.LEFT);
            Optional<WallHex> wall = wall(play.state(), unit, next);
            if (wall.isEmpty() && stops(play.state(), unit, next)) {
                break;
            }
            List<Gladiator> met = met(play.state(), unit, next);
            if ((wall.isPresent() || !met.isEmpty()) && !go(play, unit, run, way)) {
                return;
            }
            boolean fell = false;
            if (wall.isPresent()) {
                Run into = run;
                End end = play.once("run-through.wall", () -> RunEncounter.meet(play, unit, into, wall.get()));
                if (end == End.STOPPED) {
                    return;
                }
                if (end == End.RAN_OVER) {
                    run = run.slower((wall.get().material().defence() + 1) / 2);
                    fell = run.hexes() >= step && RunEncounter.stumbles(play, unit, "through the breach");
                }
            }
            for (Gladiator target : met) {
                Run into = run;
                Hex beyond = line.hex(step + 1, HexSide.LEFT);
                End end = play.once("run-through.met", () -> RunEncounter.meet(play, unit, into, target, beyond));
                if (end == End.STOPPED || !unit.isInAction()) {
                    return;
                }
                if (end == End.RAN_OVER) {
                    run = run.slower((Steadiness.of(play.state(), target).total() + 1) / 2);
                    fell |= run.hexes() >= step && RunEncounter.stumbles(play, unit, "over " + target.name());
                }
            }
            if (run.hexes() < step) {
                return;
            }
            way.add(next);
            if (fell) {
                go(play, unit, run, way);
                Falling.resolve(play, unit);
                return;
            }
        }
        go(play, unit, run, way);
    }

    static Optional<WallHex> wall(GladiatorsState state, Gladiator unit, Hex hex) {
        return state.walls().at(hex).filter(wall -> wall.fills(unit.position().altitude()));
    }

    /** Moves along what was gathered so far; says whether the runner got there. */
    private static boolean go(Play<GladiatorsState> play, Gladiator unit, Run run, List<Hex> way) {
        if (way.size() == 1) {
            return true;
        }
        Hex last = way.get(way.size() - 1);
        boolean arrived =
                MoveSteps.run(play, unit, MovePath.of(way, unit.position().at(last), run.by()));
        way.clear();
        way.add(unit.hex());
        return arrived && unit.isInAction();
    }

    private static List<Gladiator> met(GladiatorsState state, Gladiator unit, Hex hex) {
        List<Gladiator> met = new ArrayList<>();
        for (Gladiator enemy : state.enemiesOf(unit)) {
            if (enemy.isInAction()
                    && enemy.hex().equals(hex)
                    && enemy.position().altitude() == unit.position().altitude()
                    && !enemy.position().isHiddenBelow()) {
                met.add(enemy);
            }
        }
        return met;
    }
}
