package arbiter.games.gladiators.move;

import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A dangerous wall hurts whoever climbs it. */
class DangerousWallTest extends StrictScenarios<GladiatorsState> {

    private static final String CLING =
            "{name: Cling, ability: movement, types: [solid], source: mutant, level: 2, options: [wallcrawl]}";

    private static Walls thorns() {
        WallMaterial material = new WallMaterial(PowerType.SOLID, 3, 1, false, false, true, false, Optional.empty());
        return Walls.of(List.of(WallHex.standing(hex(6, 5), 3, material, "hedge")));
    }

    @Test
    @Ledger({"wall", "GG-MOV-10"})
    void it_strikes_with_half_its_level_before_the_climb() {
        Gladiator ana = hero("Ana", hex(5, 5));
        var play = scenario(table(thorns(), Environments.NONE, ana))
                .dice("impact.result", 4)
                .dice("climb.roll", 6);

        Acts.take(play, ana, "climb:walk");

        assertThat(play.log())
                .containsExactly(
                        "Ana strikes the dangerous wall: +2 dangerous wall needs 4, rolls 4, result 0",
                        "Ana takes 1 hit",
                        "Ana climbs: needs 6, rolls 6, gets to 30 hexes north-west of the middle of the board, 1 up");
    }

    @Test
    @Ledger({"wall"})
    void it_strikes_who_crawls_along_it() {
        Gladiator ana = hero("Ana", hex(5, 5), CLING);
        var play = scenario(table(thorns(), Environments.NONE, ana))
                .choice("move.place", "5,5@2")
                .dice("impact.result", 3);

        Acts.take(play, ana, "move:cling");

        assertThat(play.log())
                .endsWith("Ana strikes the dangerous wall: +2 dangerous wall needs 4, rolls 3, no effect");
    }
}
