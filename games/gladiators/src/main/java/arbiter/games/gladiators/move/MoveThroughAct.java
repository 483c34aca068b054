package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.detect.Spotting;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.move.MoveEvents.MovementUsed;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Amount;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexLine;
import arbiter.space.hex.HexSide;
import java.util.List;
import java.util.Optional;

/**
 * Runs somebody over: from at least 3 hexes away, on the ground or in the air. It is the activation of the turn with another
 * target. Ledger: GG-MVT-1, GG-AMB-51.
 */
public record MoveThroughAct(MoveWay way, int level, int rate, Gladiator target) implements GladiatorAct {

    static final int RUN_UP = 3;

    /** With the farthest-going Movement that serves for it, at each opponent in reach of a straight run. */
    public static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        Optional<MoveWay> best = best(state, unit);
        if (best.isEmpty()) {
            return;
        }
        int level = best.get().level(state, unit).total();
        int rate = state.lore().movement(best.get().by().word()).hexesPerLevel();
        for (Gladiator enemy : state.enemiesOf(unit)) {
            if (enemy.isInAction() && isInLine(state, unit, enemy, level * rate)) {
                menu.add(new MoveThroughAct(best.get(), level, rate, enemy));
            }
        }
        WallRunAct.offer(state, unit, best.get(), level, menu);
    }

    private static Optional<MoveWay> best(GladiatorsState state, Gladiator unit) {
        if (unit.turn().aimed()
                || unit.posture().isShaken()
                || unit.position().isHiddenBelow()
                || Restraint.stopsMoves(state, unit)
                || RunEncounter.punch(state, unit).isEmpty()) {
            return Optional.empty();
        }
        MoveWay best = null;
        int most = 0;
        for (MoveWay way : MoveWay.of(unit)) {
            boolean runs = way.by() == MoveClass.AIR
                    || way.by() == MoveClass.GROUND && !unit.position().isAirborne();
            int level = runs ? way.level(state, unit).total() : 0;
            if (level > most) {
                best = way;
                most = level;
            }
        }
        return Optional.ofNullable(best);
    }

    private static boolean isInLine(GladiatorsState state, Gladiator unit, Gladiator enemy, int hexes) {
        int distance = unit.hex().distance(enemy.hex());
        return distance >= RUN_UP
                && distance <= hexes
                && enemy.position().altitude() == unit.position().altitude()
                && !enemy.position().isHiddenBelow()
                && isOpen(state, unit, enemy.hex())
                && Spotting.isSpotted(state, unit, enemy);
    }

    private static boolean isOpen(GladiatorsState state, Gladiator unit, Hex to) {
        LineOfFire line = new LineOfFire(state.map(), state.walls());
        if (!line.fires(unit.position().spot(), unit.position().spot().at(to))) {
            return false;
        }
        HexLine course = HexLine.between(unit.hex(), to);
        for (int step = 1; step < course.steps(); step++) {
            if (MoveThrough.stops(state, unit, course.hex(step, HexSide.LEFT))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean aimsAtOther() {
        return true;
    }

    @Override
    public String id() {
        return "run-through:" + way.power().word() + ":" + target.id();
    }

    @Override
    public String text() {
        return "Run through " + target.name() + " with " + way.title();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(target.id()));
    }

    @Override
    public List<Headline> headlines() {
        return List.of(
                Headline.wanted("hit"),
                Headline.wanted(target.id() + " hits"),
                Headline.wanted(target.id() + " becomes out of action"));
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator unit) {
        int least = (unit.hex().distance(target.hex()) + rate - 1) / rate;
        int declared = declare(play, unit, least);
        play.emit(new MovementUsed(
                unit.id(), way.power().place(), way.place(), way.by().word()));
        MoveAct.letGo(play, unit);
        MoveThrough.resolve(play, unit, new MoveThrough.Run(way.by(), declared, rate, way.title()), target.hex());
    }

    /** The Level that is used, at least what the way there takes. Ledger: GG-MVT-1. */
    private int declare(Play<GladiatorsState> play, Gladiator unit, int least) {
        if (least >= level) {
            return level;
        }
        Request<Amount> request = Request.amount(unit.decider(), "run-through.level", least, level)
                .asking(() -> "With which Level does " + unit.name() + " run?");
        return play.choose(
                        request.otherwise(request.options().get(level - least)).quietly())
                .value();
    }
}
