package arbiter.games.centuryg;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Thoughts.mark;
import static arbiter.games.centuryg.Thoughts.strip;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.opponent.CenturyOpponent;
import arbiter.games.centuryg.turn.Course.RoundEnded;
import arbiter.games.centuryg.turn.TurnPlace;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Mark;
import arbiter.interpreters.simulation.Simulation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the opponent on foot puts into Tests, and does for its own in a fight. */
class OpponentNerveTest {

    @Test
    void a_clever_one_fights_by_wits_and_a_strong_one_does_not() {
        CenturyState clever = match(
                person("Mara", "hall").fitness(2).intellect(8).has("genius").here(),
                person("Vex", "hall").foe().here());
        assertThat(Thoughts.of(at(clever, 1, "mara"))).contains("test.before genius");

        CenturyState strong = match(
                person("Mara", "hall").fitness(8).intellect(2).has("genius").here(),
                person("Vex", "hall").foe().here());
        assertThat(Thoughts.of(at(strong, 1, "mara"))).doesNotContain("test.before genius");
    }

    @Test
    void what_can_be_had_but_once_is_kept_for_when_it_tells() {
        CenturyState hindered = match(
                person("Mara", "hall").fitness(5).has("hard-work-and-guts").here(),
                person("Vex", "hall").foe().here());
        mark(hindered, Mark.Kind.RATTLED, "mara", "vex", 3);
        assertThat(Thoughts.of(at(hindered, 3, "mara"))).contains("test.before hard-work-and-guts");

        CenturyState free = match(
                person("Mara", "hall").fitness(5).has("hard-work-and-guts").here(),
                person("Vex", "hall").foe().here());
        assertThat(Thoughts.of(at(free, 3, "mara"))).doesNotContain("test.before hard-work-and-guts");
    }

    @Test
    void holding_on_is_worth_an_effort() {
        CenturyState state = match(
                person("Mara", "hall").fitness(9).here(),
                person("Vex", "hall")
                        .foe()
                        .awareness(1)
                        .willpower(5)
                        .has("ingenious")
                        .here());
        strip(state, "vex", 1);
        assertThat(Thoughts.of(at(state, 4, "mara"))).contains("test.before ingenious");
    }

    @Test
    void a_master_takes_the_ten() {
        CenturyState state = match(
                person("Boss", "hall")
                        .boss(3)
                        .skilled("combat")
                        .has("skill-master", "combat", "stealth")
                        .here(),
                person("Mara", "hall").here());
        assertThat(Thoughts.of(at(state, 1, "boss"))).contains("test.before skill-master");
    }

    @Test
    void a_failed_test_is_saved_if_it_can_be() {
        CenturyState state = match(
                person("Thug", "hall")
                        .fitness(1)
                        .has("miniature-chemical-weapon")
                        .here(),
                person("Vex", "hall")
                        .foe()
                        .willpower(2)
                        .has("superior-immune-system")
                        .here());
        assertThat(Thoughts.of(at(state, 1, "thug"))).contains("turn.action gas", "test.save yes");
    }

    @Test
    void whoever_is_about_to_fall_is_covered_by_one_who_cannot_strike() {
        CenturyState state = match(
                person("Mara", "hall").fitness(5).here(),
                person("Bran", "hall").willpower(2).here(),
                person("Vex", "hall").foe().fitness(6).awareness(12).here());
        strip(state, "bran", 2);
        assertThat(Thoughts.of(at(state, 1, "mara"))).contains("turn.action maneuver:fitness", "maneuver.whom bran");
    }

    @Test
    void the_one_who_hits_harder_goes_first_from_the_next_round() {
        CenturyState state = match(
                person("Mara", "hall").fitness(2).here(),
                person("Bran", "hall").fitness(7).here(),
                person("Vex", "road").foe().here());
        TurnPlace.setInitiative(state.unit("mara"), 12);
        TurnPlace.setInitiative(state.unit("bran"), 5);
        at(state, 1, "vex");
        new RoundEnded().apply(state);
        List<String> picks = new ArrayList<>();
        CenturyOpponent opponent = new CenturyOpponent();
        Simulation<CenturyState> simulation = new Simulation<>((now, request) -> {
            int picked = opponent.pick(now, request);
            picks.add(request.label() + " " + request.option(picked).id());
            return picked;
        });
        simulation.begin(state, 1);
        new CenturyGame().advance(simulation);
        assertThat(picks).containsExactly("round.swap bran", "round.agree yes");
        assertThat(state.unit("bran").initiative()).isEqualTo(12);
    }
}
