package arbiter.games.gladiators.hold;

import static arbiter.games.gladiators.Cast.LORE;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is thrown may be smaller or larger than a hex. */
class ThrowSizeTest extends StrictScenarios<GladiatorsState> {

    private final Gladiator hulk =
            hero("Hulk", hex(5, 5), "{ability: super-strength, source: mutant, level: 3, modifiers: [always-on]}");
    private final Gladiator ben = villain("Ben", hex(8, 5));
    private final Gladiator cal = villain("Cal", hex(9, 5));

    private GladiatorsState rubble() {
        WallMaterial brick = WallMaterial.of(LORE.wall("interior-brick"), false);
        Walls rubble =
                Walls.of(List.of(WallHex.standing(hex(4, 5), 2, brick, "wall"))).breached(hex(4, 5));
        return table(rubble, Environments.NONE, hulk, ben, cal);
    }

    @Test
    @Ledger({"GG-THR-2", "GG-AMB-53"})
    void something_small_does_half_before_the_distance_comes_off() {
        var play = scenario(rubble())
                .choice("throw.size", "0")
                .choice("throw.hex", "8,5")
                .dice("attack.hit", 6)
                .dice("knockback.struck", 4)
                .dice("impact.result", 5)
                .dice("knockback.result", 1);

        Acts.take(play, hulk, "pick-up");
        Acts.take(play, hulk, "throw-object");

        assertThat(play.log())
                .containsExactly(
                        "Hulk picks up something small",
                        "Hulk throws it 3 hexes east",
                        "Hulk's Super Strength at Ben's hex: needs 6, rolls 6, hits",
                        "what was thrown flies at Ben: +2 flying body needs 4, rolls 4, strikes",
                        "Ben strikes what was thrown: +3 Super Strength -1 small -1 distance needs 5, rolls 5, result 0",
                        "Ben takes 1 hit",
                        "Ben strikes what was thrown, knockback: +3 Super Strength -1 small -1 distance needs 5, rolls 1, no effect");
    }

    @Test
    @Ledger("GG-THR-2")
    void what_would_do_nothing_even_next_door_cannot_be_thrown() {
        Gladiator kid =
                hero("Kid", hex(5, 5), "{ability: super-strength, source: mutant, level: 1, modifiers: [always-on]}");
        GladiatorsState state = table(rubble().walls(), Environments.NONE, kid, ben);
        new ObjectLifted("kid", Optional.of(1), "picks up something").apply(state);

        assertThat(Acts.menu(state, kid)).doesNotContain("throw-object");
    }

    @Test
    @Ledger({"GG-THR-1", "GG-THR-3", "GG-AMB-53"})
    void something_large_comes_down_on_the_hexes_around_too() {
        var play = scenario(rubble())
                .choice("throw.size", "7")
                .choice("throw.hex", "8,5")
                .dice("attack.hit", 6)
                .dice("knockback.struck", 3, 4)
                .dice("impact.result", 3)
                .dice("knockback.result", 3);

        Acts.take(play, hulk, "pick-up");
        Acts.take(play, hulk, "throw-object");

        assertThat(play.log())
                .containsExactly(
                        "Hulk picks up something of 7 hexes",
                        "Hulk throws it 3 hexes east",
                        "Hulk's Super Strength at Ben's hex: needs 6, rolls 6, hits",
                        "what was thrown flies at Ben: +2 flying body needs 4, rolls 3, is avoided",
                        "what was thrown flies at Cal: +2 flying body needs 4, rolls 4, strikes",
                        "Cal strikes what was thrown: +3 Super Strength -1 distance needs 4, rolls 3, no effect",
                        "Cal strikes what was thrown, knockback: +3 Super Strength -1 distance needs 4, rolls 3, no effect");
    }
}
