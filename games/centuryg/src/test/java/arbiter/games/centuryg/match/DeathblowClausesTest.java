package arbiter.games.centuryg.match;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.match.FootFixture.act;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Deathblows on attacks of other kinds than Combat. */
class DeathblowClausesTest extends StrictScenarios<CenturyState> {

    private final Fighter rogue = person("Rogue", "hall").foe().here();

    /** A Nightmare is an Offensive Test like any other: Buildup and Deathblows count, and a step comes first. */
    @Test
    @Ledger({"BCG-MACT-2", "BCG-DB-1", "BCG-MATCH-8", "nightmare", "called-shot"})
    void a_nightmare_may_be_built_up_carries_deathblows_and_comes_after_a_step() {
        Fighter dread = person("Dread", "yard")
                .charm(6)
                .has("nightmare")
                .has("called-shot")
                .here();
        var play = scenario(match(dread, rogue))
                .choice("buildup.place", "yard")
                .choice("nightmare.whom", "rogue")
                .choice("attack.deathblow", "called-shot")
                .dice("attack.roll", 1, 2, 5);

        act(play, dread, "buildup");
        act(play, dread, "nightmare");

        assertThat(play.log())
                .containsExactly(
                        "Dread builds up against Rogue",
                        "Dread moves to hall",
                        "Rogue looks into a Nightmare",
                        "Dread, frightening Rogue: best of 3 dice, 5 +6 Charm = 11 against 9, passes",
                        "Dread strikes at last",
                        "Dread puts everything into a Called Shot",
                        "Rogue takes 2 Damage, 2 left in Layer 1",
                        "Rogue is rattled: 1 Disadvantage on all Tests for a Round");
    }

    @Test
    @Ledger({"BCG-DB-1", "BCG-DB-2", "electricity"})
    void deathblows_ride_on_miracles_too_and_each_earlier_use_of_each_hinders() {
        Fighter volt = person("Volt", "hall")
                .willpower(40)
                .skilled("electricity")
                .has("called-shot")
                .has("forbidden-secret-art")
                .here();
        var play = scenario(match(volt, rogue))
                .choice("attack.deathblow", "called-shot")
                .choice("attack.deathblow", "forbidden-secret-art")
                .dice("attack.roll", 1, 1)
                .choice("attack.deathblow", "called-shot")
                .choice("attack.deathblow", "forbidden-secret-art")
                .dice("attack.roll", 1, 2)
                .choice("attack.deathblow", "called-shot")
                .choice("attack.deathblow", "none")
                .dice("attack.roll", 2, 1);

        act(play, volt, "attack:electricity");
        act(play, volt, "attack:electricity");
        act(play, volt, "attack:electricity");

        assertThat(play.log())
                .filteredOn(line -> line.startsWith("Volt, attacking"))
                .containsExactly(
                        "Volt, attacking Rogue: best of 2 dice, 1 +4 Fitness = 5 against 9, fails",
                        "Volt, attacking Rogue: worst of 2 dice, 1 +4 Fitness = 5 against 9, fails",
                        "Volt, attacking Rogue: worst of 2 dice, 1 +4 Fitness = 5 against 9, fails");
        assertThat(volt.body().points()).isEqualTo(120 - 3 * 2); // a Miracle costs, success or not: BCG-MIR-2
    }
}
