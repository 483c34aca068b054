package arbiter.games.gladiators.move;

import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.Cast;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.move.MoveEvents.MovementUsed;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Running people over. */
class MoveThroughTest extends StrictScenarios<GladiatorsState> {

    private static final String RUN =
            "{name: Run, ability: movement, types: [solid], source: mutant, level: 4, options: [ground]}";
    private static final String FIST =
            "{name: Fist, ability: damaging-attack, types: [solid], source: mutant, level: 2, modifiers: [direct, touch, melee]}";
    private static final String ARMOUR =
            "{name: Plate, ability: armour, source: mutant, level: 1, modifiers: [always-on]}";
    private static final String STEADY =
            "{name: Steady, ability: forced-move-defence, source: mutant, level: 9, modifiers: [always-on]}";

    private final Gladiator ana = hero("Ana", hex(5, 5), RUN, FIST);

    /** Ben has walked, so that his Movement dodges. */
    private Gladiator ben(String... powers) {
        Gladiator ben = villain("Ben", hex(9, 5), powers);
        new MovementUsed("ben", ben.powers().get(0).place(), 0, "ground").apply(table(ben));
        return ben;
    }

    /** The ledger's worked example, section 6, number 7. */
    @Test
    @Ledger({"GG-MVT-1", "GG-MVT-2", "GG-MVT-3", "GG-MVT-5", "GG-MVT-6", "GG-AMB-51"})
    void the_fallen_are_run_over_and_the_runner_stumbles() {
        Gladiator ben = ben(ARMOUR);
        var play = scenario(table(ana, ben))
                .choice("run-through.level", "3")
                .dice("run-through.hit", 6)
                .dice("run-through.result", 9)
                .dice("run-through.knockdown", 1)
                .dice("run-through.upright", 4);

        Acts.take(play, ana, "run-through:run:ben");

        assertThat(play.log())
                .containsExactly(
                        "Ana moves 3 hexes, to a hex next to Ben, by ground",
                        "Ana's Fist at Ben: +3 Run against +1 Walk needs 4, rolls 6, hits",
                        "Ana's Fist on Ben: +2 Fist +3 Move Through against +1 Plate needs 2, rolls 9, result 7",
                        "Ben takes 2 hits",
                        "Ana's Fist, knockdown, on Ben: +2 Fist +3 Move Through needs 1, rolls 1, result 0",
                        "Ben is prone",
                        "Ana runs over Ben: against +3 rough ground needs 9, rolls 4, stumbles",
                        "Ana moves 1 hex, to Ben's hex, by ground",
                        "Ana is prone");
    }

    @Test
    @Ledger({"GG-MVT-4", "GG-MVT-5"})
    void who_is_still_standing_stops_the_runner_and_hurts_as_much() {
        Gladiator ben = ben(STEADY);
        var play = scenario(table(ana, ben))
                .dice("run-through.hit", 3)
                .dice("run-through.result", 1)
                .dice("run-through.knockdown", 7)
                .dice("impact.result", 5)
                .dice("run-through.fall", 1);

        Acts.take(play, ana, "run-through:run:ben");

        assertThat(play.log())
                .containsExactly(
                        "Ana moves 3 hexes, to a hex next to Ben, by ground",
                        "Ana's Fist at Ben: +4 Run against +1 Walk needs 3, rolls 3, hits",
                        "Ana's Fist on Ben: +2 Fist +4 Move Through needs 0, rolls 1, result 1",
                        "Ben takes 1 hit",
                        "Ana's Fist, knockdown, on Ben: +2 Fist +4 Move Through against +9 Steady needs 9, rolls 7, no effect",
                        "Ana strikes Ben: +6 the run needs 0, rolls 5, result 5",
                        "Ana takes 1 hit",
                        "Ana runs into Ben: +6 the run needs 0, rolls 1, stumbles",
                        "Ana is prone");
    }

    @Test
    @Ledger({"GG-MVT-2", "GG-AMB-51"})
    void who_was_missed_steps_aside_and_the_runner_goes_on() {
        Gladiator ben = ben();
        var play = scenario(table(ana, ben))
                .dice("run-through.hit", 2)
                .choice("run-through.aside", "9,4")
                .choice("quick.mover", "none");

        Acts.take(play, ana, "run-through:run:ben");

        assertThat(play.log())
                .containsExactly(
                        "Ana moves 3 hexes, to a hex next to Ben, by ground",
                        "Ana's Fist at Ben: +4 Run against +1 Walk needs 3, rolls 2, misses",
                        "Ben steps aside to a hex next to Ana",
                        "Ana moves 9 hexes, to 9 hexes east of Ben, by ground");
    }

    @Test
    @Ledger({"GG-MVT-1", "GG-AMB-51", "GG-TRN-3"})
    void it_takes_a_run_up_of_three_hexes_and_the_one_activation_on_others() {
        Gladiator ben = villain("Ben", hex(7, 5));
        GladiatorsState state = table(ana, ben);

        assertThat(Acts.menu(state, ana)).doesNotContain("run-through:run:ben");
        ben.set(Position.on(hex(8, 5)));
        assertThat(Acts.menu(state, ana)).contains("run-through:run:ben");
        ana.set(ana.turn().aimedAtOther());
        assertThat(Acts.menu(state, ana)).doesNotContain("run-through:run:ben");
    }

    @Test
    @Ledger({"GG-MVT-2", "GG-MVT-4", "GG-MVT-5", "GG-MVT-6", "GG-WAL-3"})
    void a_wall_is_always_hit_strikes_back_and_slows_who_breaks_it() {
        WallMaterial door = WallMaterial.of(Cast.LORE.walls().get(1), false);
        var play = scenario(table(
                        Walls.of(List.of(WallHex.standing(hex(8, 5), 2, door, "door"))), Environments.NONE, ana))
                .dice("wall.result", 5)
                .dice("impact.result", 1)
                .dice("run-through.fall", 1);

        Acts.take(play, ana, "run-through-wall:run");

        assertThat(play.log())
                .containsExactly(
                        "Ana moves 2 hexes, to 28 hexes north-west of the middle of the board, by ground",
                        "Ana on the door next to Ana: +2 Fist +4 Move Through against +2 door needs 2, rolls 5, result 3",
                        "The door next to Ana is breached",
                        "Ana strikes the door: +6 the run needs 0, rolls 1, result 1",
                        "Ana takes 1 hit",
                        "Ana runs into the door: +6 the run needs 0, rolls 1, stumbles",
                        "Ana is prone");
    }
}
