package arbiter.games.gladiators.move;

import static arbiter.games.gladiators.Cast.LORE;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.result.AfterHit;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who is forced to move runs through what is in the way. */
class ForcedRunTest extends StrictScenarios<GladiatorsState> {

    private static final String WIND =
            "{name: Wind, ability: forced-move-attack, options: [chosen], types: [physical], source: mutant, level: 4, modifiers: [direct, ranged]}";

    private final Gladiator ana = hero("Ana", hex(5, 5), WIND);
    private final Gladiator ben = villain("Ben", hex(8, 5));

    @Test
    @Ledger({"GG-FMV-1", "GG-MVT-2", "GG-MVT-3", "GG-MVT-6", "GG-AMB-51"})
    void he_runs_over_a_friend_at_his_punch_and_the_result() {
        Gladiator cal = villain("Cal", hex(10, 5));
        var play = scenario(table(ana, ben, cal))
                .dice("attack.result", 5)
                .choice("forced-move.direction", "east")
                .dice("run-through.hit", 3)
                .dice("run-through.result", 6)
                .dice("run-through.knockdown", 2)
                .dice("run-through.upright", 9);

        AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(ana, "wind"), ben));

        assertThat(play.log())
                .containsExactly(
                        "Ana's Wind on Ben: +4 Wind needs 2, rolls 5, result 3",
                        "Ben is moved to a hex next to Cal",
                        "Ben's Punch at Cal: +3 forced move needs 3, rolls 3, hits",
                        "Ben's Punch on Cal: +1 Punch +3 Move Through needs 2, rolls 6, result 4",
                        "Cal takes 1 hit",
                        "Ben's Punch, knockdown, on Cal: +1 Punch +3 Move Through needs 2, rolls 2, result 0",
                        "Cal is prone",
                        "Ben runs over what is in the way: against +3 rough ground needs 9, rolls 9, stays upright",
                        "Ben is moved to 5 hexes east of Cal");
    }

    @Test
    @Ledger({"GG-FMV-1", "GG-MVT-4", "GG-MVT-5"})
    void a_wall_that_holds_strikes_back_and_ends_it() {
        Walls brick = Walls.of(
                List.of(WallHex.standing(hex(10, 5), 3, WallMaterial.of(LORE.wall("exterior-brick"), false), "brick")));
        var play = scenario(table(brick, Environments.NONE, ana, ben))
                .dice("attack.result", 3)
                .choice("forced-move.direction", "east")
                .dice("wall.result", 1)
                .dice("impact.result", 4)
                .dice("run-through.fall", 3);

        AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(ana, "wind"), ben));

        assertThat(play.log())
                .containsExactly(
                        "Ana's Wind on Ben: +4 Wind needs 2, rolls 3, result 1",
                        "Ben is moved to 4 hexes east of Ana",
                        "Ben on the brick next to Ben: +1 Punch +1 Move Through against +3 brick needs 7, rolls 1, no effect",
                        "Ben strikes the brick: +2 the run needs 4, rolls 4, result 0",
                        "Ben takes 1 hit",
                        "Ben runs into the brick: +2 the run needs 4, rolls 3, stays upright");
    }
}
