package arbiter.games.gladiators.result;

import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.Cast;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Insubstantial as an attack by touch shifts its victim. */
class PhaseShiftTest extends StrictScenarios<GladiatorsState> {

    private final Gladiator ana = hero(
            "Ana",
            hex(5, 5),
            "{name: Fade, ability: insubstantial, types: [psychic], against: {types: [solid]}, source: mutant, level:"
                    + " 6, modifiers: [touch, direct]}");
    private final Gladiator ben = villain("Ben", hex(6, 5));
    private final Gladiator dan = hero("Dan", hex(6, 6), FIST);

    private void fade(Scenario<GladiatorsState> play) {
        AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(ana, "fade"), ben));
    }

    @Test
    @Ledger({"insubstantial", "GG-TRP-3"})
    void whoever_sinks_into_the_ground_is_trapped_by_the_weaker_of_power_and_ground() {
        var play = scenario(table(ana, ben, dan))
                .dice("attack.result", 4)
                .choice("insubstantial.shift", "down")
                .dice("attack.hit", 6)
                .dice("trap.result", 7);

        fade(play);
        assertThat(Restraint.isTrapped(play.state(), ben)).isTrue();
        Acts.take(play, dan, "break-trap:fist:ben");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Fade on Ben: +6 Fade needs 0, rolls 4, result 4",
                        "Ana activates Fade on Ben",
                        "Ben sinks into Packed Earth, a trap of strength 4",
                        "Dan's Fist at the trap: needs 6, rolls 6, hits",
                        "Dan's Fist on Ana's Fade: +3 Fist against +4 Fade needs 7, rolls 7, result 0",
                        "Ben is free of Ana's Fade: the trap is broken");
        assertThat(Restraint.isTrapped(play.state(), ben)).isFalse();
    }

    @Test
    @Ledger("insubstantial")
    void whoever_is_shifted_away_goes_one_hex_or_into_a_wall() {
        WallMaterial brick = WallMaterial.of(Cast.LORE.wall("exterior-brick"), false);
        Walls walls = Walls.of(List.of(WallHex.standing(hex(8, 5), 3, brick, "Brick")));
        var play = scenario(table(walls, Environments.NONE, ana, ben, dan))
                .dice("attack.result", 4, 4)
                .choice("insubstantial.shift", "away")
                .choice("insubstantial.shift", "away");

        fade(play);
        assertThat(ben.hex()).isEqualTo(hex(7, 5));
        assertThat(Restraint.isTrapped(play.state(), ben)).isFalse();
        fade(play);

        assertThat(play.log())
                .contains("Ben is shifted to a hex next to Dan", "Ben sinks into the Brick, a trap of strength 3");
        assertThat(Restraint.isTrapped(play.state(), ben)).isTrue();
    }
}
