package arbiter.games.narrative.vehicle;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.vehicle.Garage.act;
import static arbiter.games.narrative.vehicle.Garage.begin;
import static arbiter.games.narrative.vehicle.Garage.board;
import static arbiter.games.narrative.vehicle.Garage.menu;
import static arbiter.games.narrative.vehicle.Garage.scenario;
import static arbiter.games.narrative.vehicle.Garage.since;
import static arbiter.games.narrative.vehicle.Garage.vehicle;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.maneuver.LastingBenefit;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.gun.Gun;
import arbiter.games.narrative.vehicle.gun.MountedFire;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whole attacks with mounted guns, from the declaration to what is left of the target. */
class VehicleAttackTest {

    private final Participant jun = hero("jun-halloran");
    private final Participant mine = vehicle("assault-gunship", "players", 0);

    /** One success; six advantages buy a Critical Hit and going down, and a triumph another activation. */
    @Test
    @Ledger({"NAR-VCRIT-1", "NAR-SINK-1", "NAR-CH-13", "NAR-SPEND-12"})
    void symbols_buy_a_critical_hit_and_going_down_apart_from_it() {
        Participant other = Participant.vehicle("raider", "Raider", "enemies", mine.model(), 0);
        var play = scenario(Band.MEDIUM, jun, mine, other);
        board(play, jun, mine, Seat.STATION);
        begin(play);
        int before = play.log().size();
        play.choice("facing.side", "fore")
                .choice("facing.side", "aft")
                .dice("check.roll", 12, 10, 8, 8, 1, 1, 1)
                .choice("spend.active", "critical-injury:advantage")
                .choice("spend.active", "crashing-or-sinking:advantage")
                .choice("spend.active", "critical-injury:triumph")
                .dice("critical-hit.roll", 50)
                .dice("sinking.rounds", 10);

        act(play, "fire:0:raider");

        play.allUsed();
        assertThat(since(play, before))
                .containsSubsequence(
                        "Jun rolls Nose twin cannon against Raider, 2P 2A vs 2D 1S: success, 1 success, 6 advantages, 1"
                                + " triumph",
                        "Raider suffers 4 hull trauma, 4 of 18",
                        "Raider takes a Critical Hit: 50 +10 further activations = 60, Navigation Damaged",
                        "Raider has Crashing or Sinking",
                        "Raider is going down: it stays up for 5 more rounds");
    }

    /** Four threats or a despair empty the gun; loading it takes a maneuver. */
    @Test
    @Ledger({"NAR-SPEND-9", "NAR-VEH-3"})
    void threats_run_a_mounted_gun_dry() {
        Participant carrier = vehicle("armoured-carrier", "enemies", 0);
        var play = scenario(Band.MEDIUM, jun, mine, carrier);
        board(play, jun, mine, Seat.STATION);
        begin(play);
        play.dice("check.roll", 1, 1, 1, 1, 7, 7, 1).choice("spend.against", "out-of-ammunition:threat");

        MountedFire.fire(play, jun, List.of(Gun.all(mine).get(0)), carrier);

        play.allUsed();
        assertThat(play.log()).contains("Assault gunship is out of ammunition for its Nose twin cannon");
        assertThat(menu(play, jun, "load")).containsExactly("load:0");
    }

    /** The bike's gun points forward: the troopers lie in its arc, the thrall does not and cannot be named. */
    @Test
    @Ledger({"NAR-Q-2", "NAR-VEH-4"})
    void auto_fire_reaches_only_what_lies_in_the_arc() {
        Participant bike = vehicle("scout-bike", "players", 0);
        Participant troopers = enemy("line-trooper", 3);
        Participant thrall = enemy("gun-thrall", 1);
        Participant hounds = enemy("carrion-hounds", 2);
        var play = scenario(Band.MEDIUM, jun, bike, troopers, thrall, hounds);
        board(play, jun, bike, Seat.PILOT);
        begin(play);
        play.choice("facing.side", "fore")
                .choice("facing.side", "aft")
                .choice("facing.side", "fore")
                .choice("attack.targets", "carrion-hounds")
                .dice("check.roll", 1, 1, 1, 1, 2, 1, 1);

        act(play, "auto-fire:0:line-trooper");

        play.allUsed();
        assertThat(play.log()).anyMatch(line -> line.contains("2P 2A vs 3D: failure, 1 failure"));
    }

    @Test
    @Ledger({"NAR-SP-H2", "NAR-VMAN-2", "NAR-VMAN-3"})
    void a_threat_takes_the_stance_of_a_pilot_away() {
        var play = scenario(Band.MEDIUM, jun, mine);
        board(play, jun, mine, Seat.PILOT);
        Effects.begin(play, mine, CrewEffect.toTurnStart(CrewEffect.Kind.BRACE, 1, "jun-halloran", 1));
        Effects.begin(play, mine, CrewEffect.toTurnStart(CrewEffect.Kind.EVADE, 1, "jun-halloran", 1));

        List<LastingBenefit> benefits = LastingBenefit.of(play.state(), jun);
        assertThat(benefits.stream().map(LastingBenefit::id)).containsExactly("brace", "evade");
        benefits.get(0).end().accept(play);

        assertThat(play.log()).endsWith("Assault gunship is no longer under Brace for Impact");
        assertThat(mine.crewEffects().has(CrewEffect.Kind.EVADE)).isTrue();
    }
}
