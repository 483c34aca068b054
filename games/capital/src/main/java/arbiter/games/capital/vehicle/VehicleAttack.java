package arbiter.games.capital.vehicle;

import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.FiringVehicle;
import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.sheet.VehicleProfile;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Attacks of a vehicle, made by its operator with the operator's Scores, Training and Attack Counters. Ledger:
 * CAP-VEH-4, CAP-VEH-5, CAP-CTR-3, CAP-AMB-24.
 */
public final class VehicleAttack {

    private static final int MILLIMETRES = 1000;
    /** A slanting way loses a millimetre or two when it is cut to whole ones. */
    private static final int ROUNDING = 5;

    private VehicleAttack() {}

    /** What an operator can attack with at the controls; for everybody else nothing. */
    public static List<AttackMeans> means(CapitalState state, Combatant operator) {
        if (operator.riding().isEmpty() || !operator.riding().get().operates()) {
            return List.of();
        }
        Combatant vehicle = state.unit(operator.riding().get().vehicle());
        return means(state, operator, vehicle, vehicle);
    }

    /** What the vehicle can attack with when this unit decides, measured from the origin. */
    public static List<AttackMeans> means(CapitalState state, Combatant attacker, Combatant vehicle, Combatant origin) {
        List<AttackMeans> means = new ArrayList<>();
        if (!vehicle.isUp()) {
            return means;
        }
        VehicleProfile profile = vehicle.vehicle();
        boolean trained = attacker.trainedWith(profile.vehicle());
        for (VehicleAction action : profile.vehicle().actions()) {
            if (action instanceof VehicleAction.Attack attack && ready(state, vehicle, attack)) {
                means.add(new AttackMeans(
                        attack.profile().name(),
                        attack.profile(),
                        profile.typeOf(attack.profile()),
                        trained, // CAP-AMB-52
                        OptionalInt.empty(),
                        Optional.of(new FiringVehicle(vehicle, origin, VehicleEnergy.cost(state, attack.energy())))));
            }
        }
        return means;
    }

    /** Energy, Ammo, and for a ram the metres driven this turn. */
    private static boolean ready(CapitalState state, Combatant vehicle, VehicleAction.Attack attack) {
        return VehicleEnergy.covers(state, vehicle, attack.energy())
                && attack.profile().ammo() <= vehicle.crew().ammo()
                && attack.profile().afterMoving() * MILLIMETRES
                        <= vehicle.crew().driven() + ROUNDING;
    }

    /** The vehicle pays. Ledger: CAP-AMB-27. */
    public static void pay(Play<CapitalState> play, AttackMeans means) {
        Combatant vehicle = means.platform().orElseThrow().vehicle();
        VehicleEnergy.pay(play, vehicle, means.energy(), means.name());
        int ammo = means.profile().ammo();
        if (ammo > 0) {
            play.emit(new ShellsChanged(vehicle.id(), vehicle.crew().ammo() - ammo));
        }
    }
}
