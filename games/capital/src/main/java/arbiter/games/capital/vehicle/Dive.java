package arbiter.games.capital.vehicle;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.games.capital.check.Check;
import arbiter.games.capital.check.Claims;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.damage.ThrownProne;
import arbiter.games.capital.move.Motion;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.move.MovementPath;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.Optional;

/**
 * At the end of a round a vehicle in the air that made no Move Action goes down steeply; so does a wreck. Ledger:
 * CAP-AMB-26, CAP-AMB-31.
 */
public final class Dive {

    private static final Check.Labels CRASH = Check.Labels.of("crash");
    private static final VehicleAction.Dive STRAIGHT_DOWN = new VehicleAction.Dive(0, 0, 100);
    private static final int MILLIMETRES = 1000;
    /** A shorter fall hurts nobody. Ledger: CAP-FALL-2. */
    private static final int HURTS = 4;

    private Dive() {}

    /** When the last place of a round has had its turn. */
    public static void resolve(Play<CapitalState> play) {
        CapitalState state = play.state();
        if (state.slot() < state.order().size() || !state.extraTurns().isEmpty()) {
            return;
        }
        for (Combatant vehicle : state.units()) {
            if (vehicle.isVehicle() && vehicle.base().altitude() > 0) {
                endRound(play, vehicle);
            }
        }
    }

    static void endRound(Play<CapitalState> play, Combatant vehicle) {
        if (vehicle.isUp() && vehicle.crew().moved()) {
            play.emit(new KeptFlying(vehicle.id()));
            return;
        }
        VehicleAction.Dive dive = action(vehicle);
        int height = vehicle.base().altitude();
        int left = Math.max(0, height - dive.down() * MILLIMETRES);
        Point to = vehicle.crew().facing().ahead(vehicle.base().centre(), dive.forwards() * MILLIMETRES);
        Path way = Path.of(vehicle.base().centre(), to);
        Movement.resolve(play, vehicle, MovementPath.sloping(way, height, left), Motion.DIVE);
        if (vehicle.base().altitude() == 0) {
            crash(play, vehicle, height / MILLIMETRES);
        }
    }

    private static VehicleAction.Dive action(Combatant vehicle) {
        for (VehicleAction action : vehicle.vehicle().vehicle().actions()) {
            if (action instanceof VehicleAction.Dive dive) {
                return dive;
            }
        }
        return STRAIGHT_DOWN;
    }

    /** A fall of the height lost: the vehicle is hurt, or if it was a wreck before, everybody aboard. */
    private static void crash(Play<CapitalState> play, Combatant vehicle, int metres) {
        if (vehicle.isUp()) {
            Optional<String> operator = vehicle.crew().operator();
            Combatant roller = operator.isPresent() ? play.state().unit(operator.get()) : vehicle;
            Modifiers agility = VehicleDefense.score(play.state(), vehicle, Attribute.AGI);
            if (metres >= HURTS && fails(play, roller, agility, metres)) {
                hurt(play, vehicle, metres);
            }
            return;
        }
        for (String id : vehicle.crew().aboard()) {
            Combatant unit = play.state().unit(id);
            if (metres >= HURTS && fails(play, unit, unit.modifiers(Attribute.AGI), metres)) {
                play.emit(new ThrownProne(id));
                hurt(play, unit, metres);
            }
        }
        Wreck.empty(play, vehicle);
    }

    private static boolean fails(Play<CapitalState> play, Combatant unit, Modifiers agility, int metres) {
        return !Check.passes(play, CRASH, "coming down", unit, Claims.resolve(play, unit, agility, false), metres);
    }

    private static void hurt(Play<CapitalState> play, Combatant unit, int metres) {
        int damage = play.draw("crash.damage", Dice.of(metres, Die.D6)).sum();
        Damage.outside(
                play,
                new DamageInProgress(Optional.empty(), unit, Modifiers.of("fall", damage), DamageType.BLUNT),
                Optional.empty());
    }
}
