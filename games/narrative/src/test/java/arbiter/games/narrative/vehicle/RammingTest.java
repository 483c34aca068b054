package arbiter.games.narrative.vehicle;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Handbooks.BOOK;
import static arbiter.games.narrative.vehicle.Garage.act;
import static arbiter.games.narrative.vehicle.Garage.begin;
import static arbiter.games.narrative.vehicle.Garage.board;
import static arbiter.games.narrative.vehicle.Garage.menu;
import static arbiter.games.narrative.vehicle.Garage.scenario;
import static arbiter.games.narrative.vehicle.Garage.since;
import static arbiter.games.narrative.vehicle.Garage.vehicle;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.story.StoryPoints;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.pilot.Ramming;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class RammingTest {

    private final Participant thrall = enemy("gun-thrall", 1);
    private final Participant ilka = hero("ilka-dorn");
    private final Participant brann = hero("brann-okar");
    private final Participant bike = vehicle("scout-bike", "enemies", 2);

    /** Coordination 1 and Agility 4 against speed 2 fail with 0.238266. */
    @Test
    @Ledger({"NAR-RAM-2", "NAR-RAM-5"})
    void the_speed_is_the_difficulty_of_getting_out_of_the_way() {
        var plan = SkillPool.of(ilka, BOOK.skill("coordination")).against(new PoolBase(2, 0, "speed 2"));

        assertThat(plan.assemble()).hasToString("1P 3A vs 2D");
        assertThat(1 - plan.assemble().odds().success().toDouble()).isCloseTo(0.238266, within(0.0000005));
    }

    /** Damage 20 less 1 for an advantage less soak 4 is 15, and prone. */
    @Test
    @Ledger({"NAR-RAM-2", "NAR-RAM-3", "NAR-RAM-4"})
    void whoever_fails_takes_ten_times_the_speed_and_is_prone() {
        var play = scenario(Band.SHORT, thrall, bike, ilka);
        board(play, thrall, bike, Seat.PILOT);
        int before = play.log().size();
        play.choice("ram.evade", "coordination")
                .dice("check.roll", 1, 5, 1, 1, 2, 1)
                .choice("spend.active", "ram-softened:advantage")
                .dice("injury.roll", 15);

        Ramming.resolve(play, thrall, bike, ilka);

        play.allUsed();
        assertThat(since(play, before))
                .containsExactly(
                        "Scout bike engages Ilka",
                        "Ilka rolls Coordination, 1P 3A vs 2D: failure, 1 failure, 1 advantage",
                        "1 advantage of Ilka buys Roll with the blow",
                        "Ilka is hit by Scout bike: +20 10 times the speed -1 rolling with it -4 soak = 15 wounds, 15"
                                + " of 14, and is incapacitated",
                        "Ilka is prone",
                        "Ilka suffers a Critical Injury, 15 +20 silhouette 2 = 35: Stunned",
                        "Ilka is staggered until its next turn is over");
    }

    @Test
    @Ledger("NAR-RAM-2")
    void whoever_succeeds_is_clear_of_it() {
        var play = scenario(Band.SHORT, thrall, bike, ilka);
        board(play, thrall, bike, Seat.PILOT);
        play.choice("ram.evade", "coordination").dice("check.roll", 4, 1, 1, 1, 1, 1);

        Ramming.resolve(play, thrall, bike, ilka);

        assertThat(ilka.vitals().wounds()).isZero();
        assertThat(ilka.isProne()).isFalse();
    }

    @Test
    @Ledger("NAR-RAM-4")
    void each_threat_of_getting_out_of_the_way_may_cost_strain() {
        var play = scenario(Band.SHORT, thrall, bike, ilka);
        board(play, thrall, bike, Seat.PILOT);
        play.choice("ram.evade", "coordination")
                .dice("check.roll", 4, 1, 1, 1, 4, 4)
                .choice("spend.against", "suffer-strain:threat+suffer-strain:threat");

        Ramming.resolve(play, thrall, bike, ilka);

        play.allUsed();
        assertThat(ilka.vitals().strain()).isEqualTo(2);
        assertThat(ilka.vitals().wounds()).isZero();
    }

    /** The despair comes from a Story Point of the gamemaster; its injury is rolled before that of the damage. */
    @Test
    @Ledger("NAR-RAM-4")
    void a_despair_injures_before_the_damage_does() {
        var play = scenario(Band.SHORT, thrall, bike, ilka);
        board(play, thrall, bike, Seat.PILOT);
        play.state().set(new StoryPoints(0, 1));
        play.choice("ram.evade", "coordination")
                .choice("check.story-against", "yes")
                .dice("check.roll", 1, 1, 1, 1, 12, 4)
                .choice("spend.against", "ram-injury:despair")
                .choice("spend.against", "done")
                .dice("injury.roll", 1)
                .dice("injury.roll", 1);

        Ramming.resolve(play, thrall, bike, ilka);

        play.allUsed();
        assertThat(play.log())
                .contains(
                        "Ilka suffers a Critical Injury, 1 +20 speed 2 = 21: Off-Balance",
                        "Ilka suffers a Critical Injury, 1 +20 silhouette 2 +10 injuries before = 31: Stunned");
    }

    @Test
    @Ledger({"NAR-RAM-1", "NAR-RAM-5"})
    void all_who_stand_together_may_be_rammed_and_only_those_who_are_near() {
        Participant mine = vehicle("scout-bike", "players", 1);
        Participant jun = hero("jun-halloran");
        Participant far = enemy("hulking-mutant", 1);
        Participant troopers = enemy("line-trooper", 3);
        var play = scenario(Band.SHORT, jun, mine, thrall, troopers, far);
        board(play, jun, mine, Seat.PILOT);
        play.emit(new Moved("gun-thrall", "line-trooper", Band.SHORT, Band.ENGAGED));
        play.emit(new Moved("scout-bike", "hulking-mutant", Band.SHORT, Band.MEDIUM));
        play.choice("steering.when", "later");
        begin(play);
        assertThat(menu(play, jun, "ram")).containsExactly("ram:gun-thrall");

        play.choice("ram.targets", "gun-thrall", "line-trooper")
                .choice("ram.evade", "athletics")
                .dice("check.roll", 4, 1, 1, 1, 1)
                .choice("ram.evade", "athletics")
                .dice("check.roll", 4, 1, 1);
        act(play, "ram:gun-thrall");

        play.allUsed();
        assertThat(jun.turn().maneuvers()).isOne();
        assertThat(jun.turn().actionUsed()).isFalse();
    }

    @Test
    @Ledger("NAR-RAM-5")
    void ramming_a_vehicle_is_a_major_collision_for_both() {
        Participant carrier = vehicle("armoured-carrier", "players", 0);
        var play = scenario(Band.SHORT, thrall, bike, carrier);
        board(play, thrall, bike, Seat.PILOT);
        int before = play.log().size();
        play.dice("critical-hit.roll", 40).dice("critical-hit.roll", 60);

        Ramming.resolve(play, thrall, bike, carrier);

        assertThat(since(play, before))
                .containsExactly(
                        "Scout bike engages Armoured carrier",
                        "Scout bike takes a Critical Hit: 40 = 40, Hull Damaged",
                        "Scout bike has Hull Damaged",
                        "Armoured carrier takes a Critical Hit: 60 -5 defence in a major collision = 55, Navigation"
                                + " Damaged",
                        "Armoured carrier has Navigation Damaged");
    }

    @Test
    @Ledger("NAR-RAM-5")
    void running_into_something_large_may_be_a_collision_for_the_rammer() {
        Participant mutant = enemy("hulking-mutant", 1);
        Participant mine = vehicle("scout-bike", "players", 1);
        Participant jun = hero("jun-halloran");
        var play = scenario(Band.SHORT, jun, mine, mutant);
        board(play, jun, mine, Seat.PILOT);
        play.choice("ram.evade", "athletics")
                .dice("check.roll", 1, 1, 1, 1, 1, 2)
                .choice("ram.collision", "yes")
                .dice("critical-hit.roll", 37);

        Ramming.resolve(play, jun, mine, mutant);

        play.allUsed();
        assertThat(play.log()).endsWith("Scout bike has Hull Damaged");
    }

    @Test
    @Ledger("NAR-RAM-1")
    void where_driving_is_risky_ramming_takes_dangerous_driving_and_the_action() {
        Participant mine = vehicle("scout-bike", "players", 2);
        Participant jun = hero("jun-halloran");
        var play = scenario(Band.SHORT, jun, mine, brann);
        board(play, jun, mine, Seat.PILOT);
        play.choice("turn.slot", "jun-halloran").choice("steering.when", "later");
        begin(play);
        play.choice("ram.risky", "yes")
                .dice("check.roll", 1, 1, 1, 1, 1, 2, 1)
                .choice("driving.consequence", "nothing");

        act(play, "ram:brann-okar");

        play.allUsed();
        assertThat(jun.turn().actionUsed()).isTrue();
        assertThat(brann.vitals().wounds()).isZero();
        assertThat(play.log()).endsWith("Scout bike engages Brann");
    }
}
