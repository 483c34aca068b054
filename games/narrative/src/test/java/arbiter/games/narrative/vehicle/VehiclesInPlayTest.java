package arbiter.games.narrative.vehicle;

import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Handbooks.BOOK;
import static arbiter.games.narrative.vehicle.Garage.board;
import static arbiter.games.narrative.vehicle.Garage.scenario;
import static arbiter.games.narrative.vehicle.Garage.vehicle;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.sheet.Vehicle;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.gun.Gun;
import arbiter.games.narrative.vehicle.gun.MountedFire;
import arbiter.games.narrative.vehicle.gun.MountedGun;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Jun, with 2P 2A in Gunnery, fires every gun and at every vehicle, with two successes. */
class VehiclesInPlayTest {

    private final Participant jun = hero("jun-halloran");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        scout-bike       | Mounted support gun  | 7 | Scout bike has fired its Mounted support gun; Jun rolls Mounted support gun against Target, 2P 2A vs 2D 1S: success, 2 successes; Target is hit by Mounted support gun: +10 Mounted support gun +2 net successes -12 armour = 0, which does nothing
        armoured-carrier | Turret autocannon    | 7 | Armoured carrier has fired its Turret autocannon; Jun rolls Turret autocannon against Target, 2P 2A vs 2D 1S: success, 2 successes; Target is hit by Turret autocannon: +3 Turret autocannon +2 net successes -2 armour = 3; Target suffers 3 hull trauma, 3 of 14
        assault-gunship  | Nose twin cannon     | 7 | Assault gunship has fired its Nose twin cannon; Jun rolls Nose twin cannon against Target, 2P 2A vs 2D 1S: success, 2 successes; Target is hit by Nose twin cannon: +4 Nose twin cannon +2 net successes -1 armour = 5; Target suffers 5 hull trauma, 5 of 14
        assault-gunship  | Missile rack         | 7 | Assault gunship has fired its Missile rack; Jun rolls Missile rack against Target, 2P 2A vs 2D 1S: success, 2 successes; Target is hit by Missile rack: +7 Missile rack +2 net successes = 9; Target suffers 9 hull trauma, 9 of 14
        patrol-cruiser   | Broadside gun        | 8 | Patrol cruiser has fired its Broadside gun; Jun rolls Broadside gun against Target, 2P 2A vs 3D 1S: success, 2 successes; Target is hit by Broadside gun: +8 Broadside gun +2 net successes = 10; Target suffers 10 hull trauma, 10 of 14
        patrol-cruiser   | Point-defence turret | 9 | Patrol cruiser has fired its Point-defence turret; Jun rolls Point-defence turret against Target, 2P 2A 1B vs 3D 1S: success, 2 successes; Target is hit by Point-defence turret: +3 Point-defence turret +2 net successes -3 armour = 2; Target suffers 2 hull trauma, 2 of 14
        """)
    @Ledger({
        "mounted-support-gun",
        "turret-autocannon",
        "twin-cannon",
        "missile-rack",
        "broadside-gun",
        "point-defence-turret"
    })
    void every_gun_is_fired_at_a_carrier(String model, String gun, int dice, String told) {
        Participant vehicle = vehicle(model, "players", 0);
        assertThat(fires(vehicle, gun, target("armoured-carrier"), dice)).isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        scout-bike       | 7 | Assault gunship has fired its Nose twin cannon; Jun rolls Nose twin cannon against Target, 2P 2A vs 3D: success, 2 successes; Target is hit by Nose twin cannon: +4 Nose twin cannon +2 net successes = 6; Target suffers 6 hull trauma, 6 of 5; Target is disabled; Target takes a Critical Hit: 10 = 10, Rattled; Target has Rattled; Target suffers 3 system strain, 3 of 6
        armoured-carrier | 7 | Assault gunship has fired its Nose twin cannon; Jun rolls Nose twin cannon against Target, 2P 2A vs 2D 1S: success, 2 successes; Target is hit by Nose twin cannon: +4 Nose twin cannon +2 net successes -1 armour = 5; Target suffers 5 hull trauma, 5 of 14
        assault-gunship  | 7 | Target has Assault gunship fore; Assault gunship has fired its Nose twin cannon; Jun rolls Nose twin cannon against Target, 2P 2A vs 2D 1S: success, 2 successes; Target is hit by Nose twin cannon: +4 Nose twin cannon +2 net successes -1 armour = 5; Target suffers 5 hull trauma, 5 of 18
        patrol-cruiser   | 7 | Target has Assault gunship fore; Assault gunship has fired its Nose twin cannon; Jun rolls Nose twin cannon against Target, 2P 2A vs 1D 2S: success, 2 successes; Target is hit by Nose twin cannon: +4 Nose twin cannon +2 net successes -4 armour = 2; Target suffers 2 hull trauma, 2 of 55
        """)
    @Ledger({"scout-bike", "armoured-carrier", "assault-gunship", "patrol-cruiser"})
    void every_vehicle_is_hit_by_a_twin_cannon(String model, int dice, String told) {
        Participant gunship = vehicle("assault-gunship", "players", 0);
        assertThat(fires(gunship, "Nose twin cannon", target(model), dice)).isEqualTo(told);
    }

    private static Participant target(String model) {
        Vehicle of = BOOK.content().shelf(Vehicle.class).get(model);
        return Participant.vehicle("target", "Target", "enemies", of, 0);
    }

    private String fires(Participant vehicle, String gun, Participant target, int dice) {
        Scenario<NarrativeState> play = scenario(Band.MEDIUM, jun, vehicle, target);
        board(play, jun, vehicle, Seat.STATION);
        int before = play.log().size();
        int[] faces = new int[dice];
        Arrays.fill(faces, 1);
        faces[0] = 4;
        play.dice("check.roll", faces);
        if (!target.model().id().equals("armoured-carrier")
                && !target.model().id().equals("scout-bike")) {
            play.choice("facing.side", "fore"); // their defence differs from side to side
        }
        if (target.model().id().equals("scout-bike")) {
            play.choice("vehicle.destroyed", "no").dice("critical-hit.roll", 10); // more than its hull of 5
        }
        Gun fired = Gun.all(vehicle).stream()
                .filter(one -> MountedGun.of(one, 1).name().equals(gun))
                .findFirst()
                .orElseThrow();

        MountedFire.fire(play, jun, List.of(fired), target);

        play.allUsed();
        return String.join("; ", play.log().subList(before, play.log().size()));
    }
}
