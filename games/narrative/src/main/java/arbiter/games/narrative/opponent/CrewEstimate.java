package arbiter.games.narrative.opponent;

import arbiter.games.narrative.attack.AttackAction;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.Crew;
import arbiter.games.narrative.vehicle.Seat;
import arbiter.games.narrative.vehicle.VehicleAct;
import arbiter.games.narrative.vehicle.VehicleRatings;
import arbiter.games.narrative.vehicle.gun.Gun;
import arbiter.games.narrative.vehicle.gun.MountedGun;
import arbiter.kernel.Pointer;

/** What it is worth to do something aboard a vehicle. */
final class CrewEstimate {

    private CrewEstimate() {}

    static double of(NarrativeState state, Participant one, VehicleAct act) {
        Participant vehicle = Crew.vehicleOf(state, one).orElse(null);
        if (vehicle == null) {
            return 0;
        }
        String[] words = act.id().split(":");
        return switch (words[0]) {
            case "fire" -> fire(state, one, vehicle, act, AttackAction.Mode.PLAIN, words);
            case "auto-fire" -> fire(state, one, vehicle, act, AttackAction.Mode.AUTO_FIRE, words);
            case "concentrated-barrage" -> 1.2 * fire(state, one, vehicle, act, AttackAction.Mode.PLAIN, words);
            case "emergency-repairs" -> 0.5;
            case "fight-fire" -> 0.4;
            case "damage-control" -> damageControl(vehicle, words[1]);
            case "shake-off" -> 0.1;
            case "advantage" -> 0.06;
            case "crew" -> crewAction(words[1]);
            case "smoke" -> 0.12;
            default -> 0;
        };
    }

    private static double fire(
            NarrativeState state,
            Participant one,
            Participant vehicle,
            VehicleAct act,
            AttackAction.Mode mode,
            String[] words) {
        Participant target = state.unit(((Pointer.Unit) act.pointer().orElseThrow()).id());
        int mount = Integer.parseInt(words[1]);
        for (Gun gun : Gun.ready(state, vehicle)) {
            if (gun.mount() == mount && Worth.importance(target) > 0) {
                return AttackEstimate.of(state, one, target, MountedGun.of(gun, 1), mode)
                        .value();
            }
        }
        return 0;
    }

    private static double damageControl(Participant vehicle, String what) {
        int left = Worth.left(vehicle, false);
        return switch (what) {
            case "hull" -> 2 * left < vehicle.model().hull() ? 0.3 : 0.1;
            case "strain" ->
                2 * vehicle.tracks().systemStrain() > vehicle.model().system() ? 0.2 : 0.02;
            default -> 0.15;
        };
    }

    private static double crewAction(String row) {
        return switch (row) {
            case "boost-defences", "copilot", "fire-discipline", "jamming", "scan-the-enemy" -> 0.05;
            default -> 0.01;
        };
    }

    static double maneuver(NarrativeState state, Participant one, VehicleAct act, double best) {
        Participant vehicle = Crew.vehicleOf(state, one).orElse(null);
        String[] words = act.id().split(":");
        if (words[0].equals("board") || vehicle == null) {
            return board(state, one, act, words);
        }
        boolean steers = one.aboard().seat() == Seat.PILOT;
        return switch (words[0]) {
            case "reposition" ->
                steers ? SteeringChoice.gain(state, vehicle, act.id().substring("reposition:".length())) : 0;
            case "speed" -> speed(vehicle, Integer.parseInt(words[1]));
            case "evade" -> 0.04;
            case "load" -> 0.3;
            case "dismount" -> best == 0 && !VehicleRatings.works(vehicle) ? 0.3 : 0;
            default -> 0;
        };
    }

    /** An empty pilot's seat or station of one's own vehicle, for whoever has nothing better to do. */
    private static double board(NarrativeState state, Participant one, VehicleAct act, String[] words) {
        if (one.aboard().isOnFoot()
                || !words[0].equals("board")
                || !one.aboard().isAboard(words[1])) {
            return 0;
        }
        Participant vehicle = state.unit(words[1]);
        boolean wheel = words[2].equals("pilot") && Crew.pilot(state, vehicle).isEmpty();
        boolean gun = words[2].equals("station")
                && one.aboard().seat() == Seat.PASSENGER
                && !vehicle.model().weapons().isEmpty();
        return !VehicleRatings.works(vehicle) ? 0 : wheel ? 0.3 : gun ? 0.25 : 0;
    }

    /** Standing still nobody gets anywhere, and speed makes driving harder. */
    private static double speed(Participant vehicle, int to) {
        int now = vehicle.motion().speed();
        int wanted = Math.min(2, vehicle.model().speed());
        return now < 1 && to == wanted ? 0.2 : now > 3 && to == wanted + 1 ? 0.03 : 0;
    }
}
