package arbiter.games.centuryg;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Hangar.FIELD;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.mecha;
import static arbiter.games.centuryg.Thoughts.strip;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.match.SceneStatus.GasReleased;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.TableRules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How the opponent fights on foot: whom it strikes and how, what it does instead, where it goes, when it flees. */
class OpponentOnFootTest {

    private static Fighter mara(String... traits) {
        Crew mara = person("Mara", "hall").fitness(6).skilled("combat");
        for (String trait : traits) {
            mara.has(trait);
        }
        return mara.here();
    }

    @Test
    void it_strikes_whoever_is_about_to_fall() {
        CenturyState state = match(
                mara(),
                person("Vex", "hall").foe().here(),
                person("Wolf", "hall").foe().here());
        strip(state, "wolf", 2);
        assertThat(Thoughts.of(at(state, 2, "mara"))).contains("turn.action attack:combat", "attack.target wolf");
    }

    @Test
    void it_disrupts_whom_it_can_hardly_hurt() {
        CenturyState state = match(
                person("Mara", "hall").fitness(1).here(),
                person("Vex", "hall").foe().awareness(4).willpower(9).here());
        assertThat(Thoughts.of(at(state, 1, "mara"))).contains("turn.action disrupt:combat");
    }

    @Test
    void it_builds_up_against_somebody_who_will_be_in_reach_and_runs_to_others() {
        CenturyState near = match(mara(), person("Vex", "road").foe().here());
        assertThat(Thoughts.of(at(near, 1, "mara"))).contains("turn.action buildup", "buildup.place yard");

        CenturyState far = match(
                person("Mara", "kitchen").here(), person("Vex", "road").foe().here());
        assertThat(Thoughts.of(at(far, 1, "mara"))).contains("turn.action run", "run.place yard");
    }

    @Test
    void a_miracle_is_worked_only_if_it_does_more_than_it_costs() {
        CenturyState strong = match(
                person("Volt", "hall")
                        .fitness(2)
                        .charm(9)
                        .skilled("temperature")
                        .here(),
                person("Vex", "hall").foe().here());
        assertThat(Thoughts.of(at(strong, 3, "volt"))).contains("turn.action attack:temperature");

        CenturyState dear = match(
                person("Volt", "hall")
                        .fitness(6)
                        .charm(6)
                        .skilled("combat")
                        .skilled("temperature")
                        .here(),
                person("Vex", "hall").foe().here());
        assertThat(Thoughts.of(at(dear, 3, "volt"))).contains("turn.action attack:combat");
    }

    @Test
    void deathblows_are_named_where_they_tell() {
        CenturyState one = match(
                mara("sweeping-assault", "finishing-blow", "called-shot", "true-strike"),
                person("Vex", "hall").foe().here());
        assertThat(Thoughts.of(at(one, 2, "mara")))
                .contains("attack.deathblow called-shot")
                .doesNotContain(
                        "attack.deathblow sweeping-assault",
                        "attack.deathblow finishing-blow",
                        "attack.deathblow true-strike");

        CenturyState two = match(
                mara("sweeping-assault", "finishing-blow"),
                person("Vex", "hall").foe().here(),
                person("Wolf", "hall").foe().here());
        strip(two, "vex", 1);
        strip(two, "wolf", 1);
        assertThat(Thoughts.of(at(two, 2, "mara")))
                .contains("attack.deathblow sweeping-assault", "attack.deathblow finishing-blow");
    }

    @Test
    void a_nightmare_is_for_enemies_only() {
        CenturyState state = match(
                person("Cinder", "hall")
                        .fitness(2)
                        .charm(8)
                        .skilled("presence")
                        .has("nightmare")
                        .here(),
                person("Bran", "hall").here(),
                person("Vex", "hall").foe().here(),
                person("Wolf", "hall").foe().here());
        assertThat(Thoughts.of(at(state, 2, "cinder")))
                .contains("turn.action nightmare", "nightmare.whom vex", "nightmare.whom wolf", "nightmare.whom none")
                .doesNotContain("nightmare.whom bran");
    }

    @Test
    void gas_is_thrown_among_enemies_not_among_friends() {
        Crew thug = person("Thug", "hall").fitness(2).has("miniature-chemical-weapon");
        CenturyState alone = match(
                thug.here(),
                person("Vex", "hall").foe().here(),
                person("Wolf", "hall").foe().here());
        assertThat(Thoughts.of(at(alone, 1, "thug"))).contains("turn.action gas");
        assertThat(alone.unit("thug").zone()).isNotEqualTo(alone.unit("vex").zone());

        CenturyState crowded = match(
                thug.here(),
                person("Bran", "hall").here(),
                person("Cora", "hall").here(),
                person("Vex", "hall").foe().here());
        assertThat(Thoughts.of(at(crowded, 1, "thug"))).doesNotContain("turn.action gas");
    }

    @Test
    void nobody_runs_into_gas() {
        CenturyState state = match(
                person("Mara", "kitchen").here(), person("Vex", "road").foe().here());
        new GasReleased("vex", 2).apply(state);
        assertThat(Thoughts.of(at(state, 1, "mara"))).contains("run.place hall");
    }

    @Test
    void a_boss_presses_the_weak_down_and_asks_the_rich() {
        CenturyState state = match(
                person("Boss", "hall")
                        .boss(4)
                        .has("overwhelming-pressure")
                        .has("combat-profiling")
                        .here(),
                person("Mara", "hall").here(),
                person("Bran", "hall").here());
        Thoughts.points(state, "bran", 2);
        assertThat(Thoughts.of(at(state, 1, "boss")))
                .contains("profiling.whom bran", "turn.action overwhelming-pressure");
    }

    @Test
    void the_last_one_without_armor_escapes_from_several() {
        CenturyState state = match(
                mara(),
                person("Vex", "yard").foe().here(),
                person("Wolf", "yard").foe().here());
        strip(state, "mara", 3);
        assertThat(Thoughts.of(at(state, 2, "mara"))).contains("turn.action escape");

        CenturyState two = match(mara(), person("Vex", "yard").foe().here());
        strip(two, "mara", 3);
        assertThat(Thoughts.of(at(two, 2, "mara"))).doesNotContain("turn.action escape");
    }

    @Test
    void people_run_from_machines_and_giant_slayers_do_not() {
        Fighter tank = mecha("Tank", "4,3").foe().might(5).armed("beam-saber").unit();
        CenturyState prey = operation(
                person("Mara", "3,3").here(FIELD), tank, mecha("Bran", "0,0").unit());
        assertThat(Thoughts.of(at(prey, 2, "mara"))).contains("turn.action run", "run.place 1,1");

        Fighter hero = mecha("Hero", "4,3").might(5).armed("beam-saber").unit();
        CenturyState slayer = operation(
                person("Ogre", "3,3").boss(4).fitness(8).has("giant-slayer").here(FIELD),
                hero,
                mecha("Vex", "9,3").foe().unit());
        assertThat(Thoughts.of(at(slayer, 2, "ogre"))).contains("turn.action attack:combat");
    }

    private static CenturyState operation(Fighter... fighters) {
        return new CenturyState(List.of(fighters), FIELD, TableRules.STANDARD);
    }
}
