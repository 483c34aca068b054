package arbiter.games.gladiators.result;

import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Whoever has a defence that wears out may spare it. */
class DefenceChoiceTest extends StrictScenarios<GladiatorsState> {

    private static final String SHELL =
            "{name: Shell, ability: armour, source: mutant, level: 4, modifiers: [always-on, weakens]}";
    private static final String HIDE =
            "{name: Hide, ability: armour, source: mutant, level: 2, modifiers: [always-on]}";

    private final Gladiator ana = hero("Ana", hex(5, 5), SHELL, HIDE);
    private final Gladiator ben = villain("Ben", hex(6, 5), FIST.replace("melee]", "melee, reliable]"));

    @Test
    @Ledger({"GG-RES-1", "weakens"})
    void a_weaker_defence_is_used_to_save_the_one_that_weakens() {
        var play = scenario(table(ana, ben))
                .choice("result.defence", "hide")
                .dice("attack.result", 2, 3)
                .dice("knockdown.result", 2, 2);

        AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(ben, "fist"), ana));

        assertThat(play.log())
                .containsExactly(
                        "Ben's Fist on Ana: +3 Fist against +2 Hide needs 5, rolls 3, no effect",
                        "Ben's Fist, knockdown, on Ana: +3 Fist needs 3, rolls 2, no effect");
        assertThat(use(ana, "shell").level(play.state()).total()).isEqualTo(4);
    }

    @Test
    @Ledger({"weakens", "GG-AMB-69"})
    void once_it_has_served_in_a_turn_there_is_nothing_to_save() {
        var play = scenario(table(ana, ben))
                .choice("result.defence", "shell")
                .dice("attack.result", 2, 3)
                .dice("knockdown.result", 2, 2)
                .dice("attack.result", 2, 3)
                .dice("knockdown.result", 2, 2);

        AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(ben, "fist"), ana));
        AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(ben, "fist"), ana));

        assertThat(play.log().stream().filter(line -> !line.contains("knockdown")))
                .containsExactly(
                        "Ben's Fist on Ana: +3 Fist against +4 Shell needs 7, rolls 3, no effect",
                        "Ana's Shell weakens by 1 Level",
                        "Ben's Fist on Ana: +3 Fist against +3 Shell needs 6, rolls 3, no effect");
    }
}
