package arbiter.games.gladiators.move;

import arbiter.games.gladiators.ability.GrabAttack;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.move.MoveEvents.MovementUsed;
import arbiter.games.gladiators.move.MoveEvents.StoodStill;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.PowerEvents.PowerEnded;
import arbiter.games.gladiators.result.WallDamage;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;

/**
 * A move of so many hexes, which already lacks those used for dodging. Where to is asked afterwards. Ledger: GG-MOV-1,
 * GG-MOV-2, GG-DOD-4.
 */
public record MoveAct(MoveWay way, int hexes) implements GladiatorAct {

    /** Every class of Movement that leads anywhere just now. Out of action one only crawls. Ledger: GG-OOA-8, GG-AMB-60. */
    public static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (Restraint.stopsMoves(state, unit)) {
            return;
        }
        for (MoveWay way : MoveWay.of(unit)) {
            if (!way.by().isPossible(unit.posture()) || !unit.isInAction() && way.by() != MoveClass.GROUND) {
                continue;
            }
            int full = isOutOfPlace(state, unit, way.by()) ? 0 : way.hexes(state, unit);
            int left = Math.max(0, full - unit.movement().dodged());
            if (left > 0 || full > 0 && unit.movement().owes()) {
                menu.add(new MoveAct(way, left));
            }
        }
    }

    /** Swimming needs water around or beside one, walking something to stand on, digging the ground. */
    private static boolean isOutOfPlace(GladiatorsState state, Gladiator unit, MoveClass by) {
        Position now = unit.position();
        return switch (by) {
            case GROUND -> now.isAirborne() || now.medium() == Position.Medium.CLINGING || now.isHiddenBelow();
            case LEAP -> now.isAirborne() || now.isHiddenBelow();
            case UNDERGROUND -> now.altitude() > 0;
            case WALLCRAWL -> now.isAirborne() || now.isHiddenBelow();
            case UNDERWATER, WATER -> now.altitude() > 0 || !isByWater(state, unit);
            case AIR, TELEPORT -> false;
        };
    }

    private static boolean isByWater(GladiatorsState state, Gladiator unit) {
        if (state.map().isWater(unit.hex())) {
            return true;
        }
        for (var hex : unit.hex().neighbours()) {
            if (state.map().isWater(hex)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String id() {
        return "move:" + way.word();
    }

    @Override
    public String text() {
        return "Move by " + way.title() + ", up to " + hexes + (hexes == 1 ? " hex" : " hexes");
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator unit) {
        GladiatorsState state = play.state();
        if (unit.isInAction()) { // crawling about while out activates nothing
            play.emit(new MovementUsed(
                    unit.id(), way.power().place(), way.place(), way.by().word()));
        }
        if (hexes == 0) {
            play.emit(new StoodStill(unit.id()));
            return;
        }
        int level = way.level(state, unit).total();
        MovePath path = PlaceChoice.ask(play, unit, MoveReach.of(state, unit, way.by(), hexes, level));
        if (path.length() > 0) {
            letGo(play, unit);
            MoveSteps.resolve(play, unit, path);
            crawl(play, unit);
        }
    }

    /** Whoever crawls along a dangerous wall touches it. Ledger: GG-AB-47. */
    private static void crawl(Play<GladiatorsState> play, Gladiator unit) {
        if (unit.position().medium() == Position.Medium.CLINGING) {
            Surfaces.beside(play.state(), unit.position().spot())
                    .ifPresent(wall -> WallDamage.touched(play, wall, unit));
        }
    }

    /** Whoever moves without carrying lets go of those grabbed. Ledger: GG-GRB-1, GG-GRB-4. */
    static void letGo(Play<GladiatorsState> play, Gladiator unit) {
        for (ActivePower active : unit.inUse().all()) {
            if (unit.powers().get(active.power()).ways().get(active.way()).kind() instanceof GrabAttack) {
                play.emit(new PowerEnded(unit.id(), active.number(), "moves away and lets go"));
            }
        }
    }
}
