package arbiter.games.gladiators.hold;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who is caught in a wall is trapped by it. */
class WallTrapTest extends StrictScenarios<GladiatorsState> {

    private static final String ICE =
            "{name: Ice, ability: wall, types: [solid], options: [2-hits, robust], source: mutant, level: 3, modifiers: [area line, ranged]}";

    private Gladiator ana;
    private Gladiator ben;
    private Gladiator cal;
    private Scenario<GladiatorsState> play;

    @BeforeEach
    void ben_is_caught() {
        ana = hero("Ana", hex(10, 10), ICE, BOLT);
        ben = villain("Ben", hex(12, 10), BOLT);
        cal = villain("Cal", hex(13, 10), FIST);
        play = scenario(table(ana, ben, cal))
                .choice("power.place", "line 12,8 12,17")
                .dice("area.hex", 10)
                .dice("wall.hit", 10)
                .dice("wall.trap", 9);
        Acts.take(play, ana, "use:ice");
    }

    @Test
    @Ledger({"GG-WAL-7", "GG-TRP-1", "GG-TRP-2", "GG-TRP-5"})
    void who_is_caught_in_a_wall_can_neither_move_nor_shoot_nor_be_shot_at() {
        assertThat(Restraint.isTrapped(play.state(), ben)).isTrue();
        assertThat(Acts.menu(play.state(), ben))
                .contains("resist:ana:ice")
                .doesNotContain("move:walk", "attack:bolt:ana");
        assertThat(PowerTargets.opponents(play.state(), ana, power(ana, "bolt").way()))
                .doesNotContain(ben);
    }

    @Test
    @Ledger({"GG-WAL-7", "GG-TRN-6"})
    void breaking_out_breaks_that_hex_of_the_wall_whatever_its_hits() {
        play.dice("power.resist", 8);
        Acts.take(play, ben, "resist:ana:ice");

        assertThat(Restraint.isTrapped(play.state(), ben)).isFalse();
        assertThat(play.state().walls().at(hex(12, 10)).orElseThrow().isBreached())
                .isTrue();
        assertThat(play.state().walls().at(hex(12, 11)).orElseThrow().isBreached())
                .isFalse();
        assertThat(play.log())
                .endsWith(
                        "Ana's Ice sticks to Ben",
                        "Ben resists Ana's Ice: +1 Punch against +3 Ice needs 8, rolls 8",
                        "Ben is free of Ana's Ice: resisted");
    }

    @Test
    @Ledger({"GG-WAL-7", "GG-TRP-3"})
    void a_friend_breaks_the_wall_around_somebody_like_a_trap() {
        play.dice("attack.hit", 6).dice("trap.result", 6);
        Acts.take(play, cal, "break-trap:fist:ben");

        assertThat(Restraint.isTrapped(play.state(), ben)).isFalse();
        assertThat(play.log())
                .endsWith(
                        "Cal's Fist at the trap: needs 6, rolls 6, hits",
                        "Cal's Fist on Ana's Ice: +3 Fist against +3 Ice needs 6, rolls 6, result 0",
                        "Ben is free of Ana's Ice: the trap is broken");
    }

    @Test
    @Ledger({"GG-WAL-7", "GG-WAL-3"})
    void who_is_caught_is_free_once_the_wall_is_shot_to_pieces() {
        play.choice("wall.hex", "12,10")
                .choice("wall.hex", "12,10")
                .dice("attack.hit", 10, 10)
                .dice("wall.result", 10, 10);
        Acts.take(play, ana, "wall:bolt");
        Acts.take(play, ana, "wall:bolt");

        assertThat(play.log()).endsWith("The Ice at Ben's hex is breached");
        assertThat(Restraint.isTrapped(play.state(), ben)).isFalse();
        assertThat(ana.inUse().all().get(0).on()).isEmpty();
    }
}
