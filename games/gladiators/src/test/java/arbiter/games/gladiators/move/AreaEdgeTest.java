package arbiter.games.gladiators.move;

import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** The edge of a defence over an Area is in the way of those who move. */
class AreaEdgeTest extends StrictScenarios<GladiatorsState> {

    private static final String DOME =
            "{name: Dome, ability: force-field, source: mutant, level: 4, modifiers: [area blast, always-on]}";

    private final Gladiator ben = villain("Ben", hex(8, 5), DOME);
    private final Gladiator ana = hero("Ana", hex(6, 5), FIST);

    private static boolean reaches(GladiatorsState state, Gladiator unit, MoveClass by, int q, int r) {
        return MoveReach.of(state, unit, by, 6, 2).to(Spot.ground(hex(q, r))).isPresent();
    }

    @Test
    @Ledger("GG-RES-5")
    void nobody_walks_or_flies_through_but_its_owner_and_who_teleports() {
        GladiatorsState state = table(ana, ben);

        assertThat(reaches(state, ana, MoveClass.GROUND, 7, 5)).isFalse();
        assertThat(reaches(state, ana, MoveClass.AIR, 7, 5)).isFalse();
        assertThat(reaches(state, ana, MoveClass.GROUND, 6, 8)).isTrue();
        assertThat(reaches(state, ana, MoveClass.TELEPORT, 7, 5)).isTrue();
        assertThat(reaches(state, ben, MoveClass.GROUND, 6, 6)).isTrue();
    }

    @Test
    @Ledger("GG-RES-5")
    void who_has_damaged_it_goes_through_at_once_or_with_the_next_action() {
        var play = scenario(table(ana, ben))
                .dice("attack.hit", 6)
                .dice("edge.result", 7)
                .choice("edge.follow-up", "move:walk")
                .choice("move.place", "7,5")
                .choice("move.prone", "no");

        Acts.take(play, ana, "edge:fist:ben/dome");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Fist at the edge of Dome: needs 6, rolls 6, hits",
                        "Ana's Fist on the edge of Dome: +3 Fist against +4 Dome needs 7, rolls 7, opens it for this"
                                + " turn",
                        "Ana makes a follow-up: Move by Walk, up to 3 hexes",
                        "Ana moves 1 hex, to a hex next to Ben, by ground");
        assertThat(ana.turn().followUps()).isEqualTo(1);
    }
}
