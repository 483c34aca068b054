package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.move.MoveThrough.Run;
import arbiter.games.gladiators.move.RunEncounter.End;
import arbiter.games.gladiators.result.Falling;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Somebody is moved along a course against his will. What is in the way he runs through: a Move Through at the Level of the
 * result, without any run-up. Ledger: GG-FMV-1, GG-MVT-1 to 6, GG-AMB-51.
 */
public final class ForcedRun {

    /** Hexes for each point of the result, besides the first. Ledger: GG-FMV-1. */
    private static final int RATE = 2;

    private final Play<GladiatorsState> play;
    private final Gladiator unit;
    private final Gladiator by;
    private Run run;

    private ForcedRun(Play<GladiatorsState> play, Gladiator unit, Gladiator by, int result) {
        this.play = play;
        this.unit = unit;
        this.by = by;
        this.run =
                new Run(unit.position().isAirborne() ? MoveClass.AIR : MoveClass.GROUND, result, RATE, "forced move");
    }

    /** By somebody, who is not run through himself. */
    public static void resolve(Play<GladiatorsState> play, Gladiator unit, Gladiator by, List<Hex> course, int result) {
        new ForcedRun(play, unit, by, result).along(course);
    }

    private void along(List<Hex> course) {
        Hex reached = unit.hex();
        for (int step = 1; step <= course.size() && isFarEnough(step); step++) {
            Hex next = course.get(step - 1);
            if (!play.state().map().contains(next)) {
                break;
            }
            Optional<WallHex> wall = MoveThrough.wall(play.state(), unit, next);
            List<Gladiator> met = met(next);
            boolean fell = false;
            if (wall.isPresent() || !met.isEmpty()) {
                go(reached);
                if (RunEncounter.punch(play.state(), unit).isEmpty()) {
                    return;
                }
                End end = wall.isPresent() ? wall(wall.get()) : End.MISSED;
                for (Gladiator target : met) {
                    Hex beyond = step < course.size() ? course.get(step) : next;
                    end = end == End.STOPPED ? end : worse(end, person(target, beyond));
                }
                if (end == End.STOPPED || !unit.isInAction() || !isFarEnough(step)) {
                    return;
                }
                fell = end == End.RAN_OVER && RunEncounter.stumbles(play, unit, "over what is in the way");
            }
            reached = next;
            if (fell) {
                go(reached);
                Falling.resolve(play, unit);
                return;
            }
        }
        go(reached);
    }

    private boolean isFarEnough(int step) {
        return step <= 1 + run.hexes();
    }

    private End wall(WallHex wall) {
        End end = RunEncounter.meet(play, unit, run, wall);
        if (end == End.RAN_OVER) {
            run = run.slower((wall.material().defence() + 1) / 2);
        }
        return end;
    }

    private End person(Gladiator target, Hex beyond) {
        End end = RunEncounter.meet(play, unit, run, target, beyond);
        if (end == End.RAN_OVER) {
            run = run.slower((Steadiness.of(play.state(), target).total() + 1) / 2);
        }
        return end;
    }

    private static End worse(End one, End other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    /** Friend or foe: he does not choose his way. */
    private List<Gladiator> met(Hex hex) {
        List<Gladiator> met = new ArrayList<>();
        for (Gladiator other : play.state().units()) {
            if (other != unit
                    && other != by
                    && other.isInAction()
                    && other.position().spot().equals(unit.position().spot().at(hex))
                    && !other.position().isHiddenBelow()) {
                met.add(other);
            }
        }
        return met;
    }

    private void go(Hex hex) {
        if (!hex.equals(unit.hex())) {
            play.emit(new Displaced(unit.id(), unit.position().at(hex), "is moved to"));
        }
    }
}
