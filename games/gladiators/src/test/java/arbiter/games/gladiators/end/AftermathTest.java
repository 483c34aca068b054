package arbiter.games.gladiators.end;

import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.end.Aftermath.Fate;
import arbiter.games.gladiators.end.Aftermath.Wound;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Wounds, flight and pursuit. */
class AftermathTest extends StrictScenarios<GladiatorsState> {

    private static final String FLIGHT =
            "{name: Flight, ability: movement, types: [physical], options: [air], source: mutant, level: 4}";
    /** A light wound leaves 1 of it. */
    private static final String RUN =
            "{name: Run, ability: movement, types: [physical], options: [ground], source: mutant, level: 2}";

    private final Gladiator ana = hero("Ana", hex(5, 5), FLIGHT);
    private final Gladiator cy = hero("Cy", hex(5, 6));
    private final Gladiator bo = villain("Bo", hex(6, 5), RUN);
    private final Gladiator dee = villain("Dee", hex(7, 5));

    private Scenario<GladiatorsState> decided() {
        GladiatorsState state = table(ana, cy, bo, dee);
        state.set(new Outcome(List.of("villains"), false, false));
        return scenario(state);
    }

    @Test
    @Ledger({"GG-WND-1", "GG-ESC-1", "GG-ESC-2", "GG-ESC-3", "GG-AMB-64"})
    void a_flyer_catches_two_walkers_the_second_at_two_less() {
        bo.set(bo.out().out(true, false, 7));
        var play = decided()
                .dice("wound.roll", 3)
                .choice("escape.how", "flee:ground")
                .choice("escape.how", "flee:ground")
                .choice("pursuit.whom", "bo")
                .dice("pursuit.roll", 3)
                .choice("pursuit.whom", "dee")
                .dice("pursuit.roll", 4)
                .choice("pursuit.whom", "nobody");

        AftermathSequence.resolve(play);

        assertThat(play.log())
                .containsExactly(
                        "Bo rolls 3 for wounds and has a light wound",
                        "Bo flees by Ground",
                        "Dee flees by Ground",
                        "Ana pursues Bo: +4 Air against +1 Ground needs 3, rolls 3, catches them",
                        "Ana pursues Dee: +4 Air -2 already pursuing against +1 Ground needs 5, rolls 4, loses them",
                        "Escaped: Dee. Captured: Bo. ");
        assertThat(dee.aftermath().fate()).isEqualTo(Fate.ESCAPED);
    }

    @Test
    @Ledger({"GG-WND-1", "GG-WND-2", "GG-AMB-63"})
    void the_dead_do_not_flee_and_a_wound_mends_a_step_in_a_week() {
        bo.set(bo.out().out(true, false, 7));
        dee.set(dee.out().out(true, false, 7));
        var play = decided().dice("wound.roll", 9).dice("wound.roll", 8).dice("wound.week", 6);

        AftermathSequence.resolve(play);
        Wounds.week(play, dee);

        assertThat(play.log())
                .containsExactly(
                        "Bo rolls 9 for wounds and is dead",
                        "Dee rolls 8 for wounds and has a serious wound",
                        "Captured: Bo, Dee. ",
                        "Dee: a week passes, needs 6, rolls 6, has a medium wound");
        assertThat(bo.aftermath().wound()).isEqualTo(Wound.DEAD);
    }
}
