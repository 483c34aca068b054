package arbiter.games.gladiators.move;

import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.ability.Transform;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.move.Position.Medium;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.result.Falling;
import arbiter.games.gladiators.result.Impact;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;

/** Falling: a Lethal Solid attack of half the hexes fallen, less what Leap catches. Ledger: GG-FAL-1, GG-AMB-52. */
public final class Fall {

    private Fall() {}

    /** From so many hexes up, onto what is below. Who takes a hit lands prone. */
    public static void resolve(Play<GladiatorsState> play, Gladiator unit, int hexes) {
        GladiatorsState state = play.state();
        int ground = Surfaces.surface(state, unit.hex(), unit.position().altitude());
        if (unit.position().altitude() > ground) {
            play.emit(new Displaced(unit.id(), Surfaces.standing(new Spot(unit.hex(), ground)), "falls"));
        }
        int felt = Math.max(0, hexes - jump(state, unit));
        Modifiers level = Modifiers.of(hexes + " hexes fallen", (felt + 1) / 2);
        if (Impact.resolve(play, unit, "the ground", level, PowerType.SOLID, true, true)) {
            Falling.resolve(play, unit);
        }
    }

    /** The hexes that a Leap takes off the height. */
    private static int jump(GladiatorsState state, Gladiator unit) {
        int best = 0;
        for (MoveWay way :
                unit.isInAction() && !Restraint.stopsMoves(state, unit) ? MoveWay.of(unit) : List.<MoveWay>of()) {
            if (way.by() == MoveClass.LEAP) {
                best = Math.max(
                        best,
                        way.level(state, unit).total()
                                * state.lore().movement(way.by().word()).hexesPerLevel());
            }
        }
        return best;
    }

    /** Everybody falls whom nothing holds up any longer: after each action. */
    public static void check(Play<GladiatorsState> play) {
        GladiatorsState state = play.state();
        for (Gladiator unit : state.units()) {
            if (unit.position().altitude() > 0 && unit.present()) {
                boolean acts = state.acting().isPresent() && state.acting().get() == unit;
                if (drops(state, unit, acts)) {
                    fall(play, unit);
                }
            }
        }
    }

    /** Whoever did not use Air in the turn that ends comes down. Ledger: GG-AMB-52. */
    public static void atEndOfTurn(Play<GladiatorsState> play, Gladiator unit) {
        if (unit.position().altitude() > 0 && unit.present() && drops(play.state(), unit, false)) {
            fall(play, unit);
        }
    }

    private static void fall(Play<GladiatorsState> play, Gladiator unit) {
        int altitude = unit.position().altitude();
        resolve(play, unit, altitude - Surfaces.surface(play.state(), unit.hex(), altitude));
    }

    /** In the own turn one stays up until it ends. */
    private static boolean drops(GladiatorsState state, Gladiator unit, boolean acts) {
        Position now = unit.position();
        if (Surfaces.stands(state, now.spot()) || isHeld(state, unit)) {
            return false;
        }
        boolean able =
                unit.isInAction() && Running.on(state, unit, Transform.class).isEmpty();
        if (now.medium() == Medium.CLINGING) {
            return !able || !Surfaces.clings(state, now.spot());
        }
        return now.medium() == Medium.RAISED || !able || !acts && !flies(state, unit);
    }

    /** Held up by somebody's grip. */
    private static boolean isHeld(GladiatorsState state, Gladiator unit) {
        return Restraint.isGrabbed(state, unit) || Restraint.isHeld(state, unit);
    }

    private static boolean flies(GladiatorsState state, Gladiator unit) {
        boolean byAir =
                unit.movement().last().filter(MoveClass.AIR.word()::equals).isPresent();
        for (RunningPower running : Running.on(state, unit, MovementAbility.class)) {
            boolean lasting = running.way().isPersistent() || running.way().isAlwaysOn();
            if (running.way().form().has(MoveClass.AIR.word())
                    && (byAir || lasting)
                    && running.level(state).total() > 0) {
                return true;
            }
        }
        return unit.movement().last().isEmpty() && hasWings(unit); // came to the fight in the air
    }

    private static boolean hasWings(Gladiator unit) {
        for (MoveWay way : MoveWay.of(unit)) {
            if (way.by() == MoveClass.AIR) {
                return true;
            }
        }
        return false;
    }
}
