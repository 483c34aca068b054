package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.DamagingAttack;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.power.Activating;
import arbiter.games.gladiators.power.Payment;
import arbiter.games.gladiators.power.PowerAct;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.UsablePowers;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A Damaging Attack on a hex of a wall. Ledger: GG-WAL-3, GG-TGT-2. */
public record WallAct(OwnedPower power, PlainPower way) implements PowerAct {

    private static final int LISTED = 6;

    static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (state.walls().isEmpty() || !UsablePowers.mayAim(unit)) {
            return;
        }
        for (PowerUse use :
                UsablePowers.of(state, unit, way -> way.kind() instanceof DamagingAttack && way.is(Targeting.DIRECT))) {
            if (isAnyInReach(state, unit, use.way())) {
                menu.add(new WallAct(use.power(), use.way()));
            }
        }
    }

    private static boolean isAnyInReach(GladiatorsState state, Gladiator unit, PlainPower way) {
        for (WallHex wall : state.walls().all()) {
            if (isInReach(state, unit, way, wall)) {
                return true;
            }
        }
        return false;
    }

    /** Walls it reaches with nothing before them, nearest first. */
    private static List<HexOption> walls(GladiatorsState state, Gladiator unit, PlainPower way) {
        List<HexOption> walls = new ArrayList<>();
        for (WallHex wall : state.walls().all()) {
            if (isInReach(state, unit, way, wall)) {
                walls.add(option(unit, wall));
            }
        }
        walls.sort(Comparator.comparingInt(option -> option.hex().distance(unit.hex())));
        return walls.size() > LISTED ? new ArrayList<>(walls.subList(0, LISTED)) : walls;
    }

    private static boolean isInReach(GladiatorsState state, Gladiator unit, PlainPower way, WallHex wall) {
        if (wall.isBreached() || wall.hex().distance(unit.hex()) > way.range().stretched()) {
            return false;
        }
        Spot own = unit.position().spot();
        Spot there = spot(unit, wall);
        return PowerTargets.reaches(way, own.distance(there))
                && new LineOfFire(state.map(), state.walls()).fires(own, there);
    }

    /** The part of it that is level with whoever strikes. */
    private static Spot spot(Gladiator unit, WallHex wall) {
        return new Spot(wall.hex(), Math.min(unit.position().altitude(), wall.height() - 1));
    }

    @Override
    public boolean aimsAtOther() {
        return true;
    }

    @Override
    public String verb() {
        return "wall";
    }

    @Override
    public String text() {
        return power.title(way) + " at a wall";
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator user) {
        List<HexOption> near = walls(play.state(), user, way);
        Hex hex = near.size() == 1
                ? near.get(0).hex()
                : play.choose(Request.place(user.decider(), "wall.hex", near, text -> read(play.state(), user, text))
                                .asking(() -> "Which wall does " + user.name() + " strike?"))
                        .hex();
        PowerUse use = Activating.declared(play, PowerUse.plain(user, power, way));
        Payment.of(
                play, use, () -> strike(play, use, play.state().walls().at(hex).orElseThrow()));
    }

    private HexOption read(GladiatorsState state, Gladiator user, String text) {
        Hex hex = Hex.parse(text);
        if (state.walls()
                .at(hex)
                .filter(wall -> isInReach(state, user, way, wall))
                .isEmpty()) {
            throw new Refused("no wall stands in reach " + HexWords.there(user.hex(), hex) + " (GG-WAL-3)");
        }
        return option(user, state.walls().at(hex).orElseThrow());
    }

    private static HexOption option(Gladiator user, WallHex wall) {
        return new HexOption(wall.hex(), "The " + wall.name() + " " + HexWords.there(user.hex(), wall.hex()));
    }

    /** One use of a power on a wall: to hit, then the result. */
    private static void strike(Play<GladiatorsState> play, PowerUse use, WallHex wall) {
        int range = use.user().position().spot().distance(spot(use.user(), wall));
        PowerStrike strike = ObjectAim.strike(play.state(), use, range);
        if (ObjectAim.hits(play, strike, "the " + wall.name())) {
            WallDamage.resolve(play, wall, WallBlow.of(play.state(), use, strike.level()))
                    .ifPresent(level -> BulletPath.resolve(play, use, wall, level));
        }
    }
}
