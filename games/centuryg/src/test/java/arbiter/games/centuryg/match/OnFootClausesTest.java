package arbiter.games.centuryg.match;

import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Drill.ground;
import static arbiter.games.centuryg.Drill.turn;
import static arbiter.games.centuryg.Hangar.mecha;
import static arbiter.games.centuryg.match.FootFixture.act;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.terrain.ExtremeGround;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.unit.TableRules;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** People against Mecha, clause by clause. */
class OnFootClausesTest extends CombatScenario {

    private static CenturyState operation(Fighter... fighters) {
        return new CenturyState(List.of(fighters), Hangar.FIELD, TableRules.STANDARD);
    }

    private static Fighter tank(String at, String... upgrades) {
        return mecha("Tank", at)
                .foe()
                .might(7)
                .speed(0)
                .threshold(9)
                .level(0)
                .armed("beam-rifle")
                .fitted(upgrades)
                .unit();
    }

    /** Six above Defense 9, doubled and halved: six now, and six for moving. */
    @Test
    @Ledger({"BCG-CVM-1", "BCG-OFF-6", "BCG-AMB-36", "BCG-AMB-37"})
    void the_withheld_half_of_a_suppression_is_not_doubled_again() {
        Fighter mara = person("Mara", "4,1").willpower(9).here(Hangar.FIELD);
        CenturyState state = operation(mara, tank("1,1"));
        var play = scenario(state)
                .dice("attack.might", 8)
                .choice("run.place", "5,1")
                .dice("layer.roll", 5);

        attack(play, state.unit("tank"), mara, "beam-rifle", AttackInProgress.Mode.SUPPRESS, false);
        turn(play, "mara");
        act(play, mara, "run");

        assertThat(play.log())
                .containsSubsequence(
                        "Mara takes 6 Damage, 3 left in Layer 1",
                        "Mara is pinned: moving costs 6 Damage",
                        "Mara takes 3 Damage and loses Layer 1",
                        "Mara takes 3 Damage, 6 left in Layer 2");
    }

    @Test
    @Ledger({"BCG-MACT-4", "BCG-CVM-2", "BCG-OP-13"})
    void a_disrupted_machine_has_a_disadvantage_on_all_its_tests_for_a_round() {
        Fighter mara = person("Mara", "1,1").here(Hangar.FIELD);
        CenturyState state = operation(mara, tank("1,1"));
        Fighter tank = state.unit("tank");
        var play = scenario(state)
                .dice("attack.roll", 6)
                .dice("attack.might", 9, 2)
                .dice("ground.test", 10, 6)
                .dice("ground.test", 10);
        turn(play, "mara");

        act(play, mara, "disrupt:combat"); // just matches Guard and five
        attack(play, tank, mara, "beam-rifle");
        ExtremeGround.check(play, tank);
        turn(play, "mara");
        ExtremeGround.check(play, tank);

        assertThat(tests(play)).containsExactly("9 against 9");
        assertThat(play.log())
                .contains(
                        "Tank is rattled: 1 Disadvantage on all Tests for a Round",
                        "Tank braves Extreme ground: 6 +4 systems = 10 against 10",
                        "Tank braves Extreme ground: 10 +4 systems = 14 against 10");
    }

    /** Eight above the Defense, three stopped by the shield, and then halved twice: for the Disrupt and for the scale. */
    @Test
    @Ledger({"BCG-CVM-2", "BCG-AMB-36", "BCG-MACT-4"})
    void halvings_of_an_attack_on_foot_come_after_shields() {
        Fighter mara = person("Mara", "1,1").fitness(8).here(Hangar.FIELD);
        CenturyState state = operation(mara, tank("1,1"));
        var play = scenario(state).dice("attack.roll", 10);
        play.emit(new Marked(new Mark(Mark.Kind.SHIELD, "tank", "tank", "", 3, Clock.FIGHT), "is shielded"));

        act(play, mara, "disrupt:combat");

        assertThat(damage(play)).containsExactly("tank 1");
    }

    @Test
    @Ledger({"BCG-CVM-3", "sweeping-assault"})
    void a_sweep_leaves_machines_alone_unless_a_giant_slayer_swings_it() {
        assertThat(swept("called-shot")).containsExactly("Thug");
        assertThat(swept("giant-slayer")).containsExactly("Thug", "Tank");
    }

    private List<String> swept(String trait) {
        Fighter mara = person("Mara", "1,1").has("sweeping-assault").has(trait).here(Hangar.FIELD);
        Fighter thug = person("Thug", "1,1").foe().here(Hangar.FIELD);
        var play = scenario(operation(mara, thug, tank("1,1")))
                .choice("attack.target", "thug")
                .choice("attack.deathblow", "sweeping-assault")
                .dice("attack.roll", 1);
        if (trait.equals("called-shot")) {
            play.choice("attack.deathblow", "none");
        }
        act(play, mara, "attack:combat");
        return play.log().stream()
                .filter(line -> line.startsWith("Mara, attacking "))
                .map(line -> line.substring("Mara, attacking ".length(), line.indexOf(':')))
                .toList();
    }

    @Test
    @Ledger({"BCG-CVM-1", "BCG-CVM-4", "body-suit", "distraction-move"})
    void a_machine_tests_against_a_person_with_tension_and_what_they_wear() {
        Fighter mara = person("Mara", "4,1").willpower(9).has("body-suit").here(Hangar.FIELD);
        Fighter rogue = person("Rogue", "4,1").foe().here(Hangar.FIELD);
        CenturyState state = operation(mara, rogue, tank("1,1"));
        var play = scenario(state).dice("attack.might", 9, 1).dice("attack.might", 1);
        play.emit(new RoundBegan());

        attack(play, state.unit("tank"), mara, "beam-rifle");
        play.emit(new Marked(new Mark(Mark.Kind.DISTRACTED, "mara", "rogue", "", 1, Clock.FIGHT), "is distracted"));
        attack(play, state.unit("tank"), mara, "beam-rifle");

        assertThat(tests(play)).containsExactly("9 against 9", "9 against 9"); // 1 +7 Might +1 Tension
    }

    @Test
    @Ledger({"BCG-TERR-3", "BCG-CVM-2", "flyer"})
    void defensive_ground_shelters_a_machine_from_people_unless_it_flies() {
        assertThat(struck()).contains("worst of 2 dice");
        assertThat(struck("flyer")).doesNotContain("worst");
    }

    private String struck(String... upgrades) {
        Fighter mara = person("Mara", "1,1").here(Hangar.FIELD);
        var play = scenario(operation(mara, tank("1,1", upgrades))).dice("attack.roll", 1);
        if (upgrades.length == 0) {
            play.dice("attack.roll", 1);
        }
        ground(play, Terrain.DEFENSIVE, "1,1");
        act(play, mara, "attack:combat");
        return play.log().get(1);
    }
}
