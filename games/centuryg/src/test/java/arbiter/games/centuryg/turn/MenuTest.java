package arbiter.games.centuryg.turn;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.crew.Combined;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Hidden;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The menu of an Action: every Attack by itself, whatever else takes a Weapon or a partner once. */
class MenuTest extends StrictScenarios<CenturyState> {

    private Scenario<CenturyState> skirmish() {
        return scenario(fight(
                mecha("Aska", "1,1").speed(0).armed("beam-rifle", "chainblade"),
                mecha("Bran", "1,2").speed(0),
                mecha("Vex", "1,1").foe().threshold(10),
                mecha("Wolf", "2,1").foe().threshold(10)));
    }

    @Test
    @Ledger({"BCG-OFF-1", "BCG-OP-8"})
    void attacks_come_first_and_everything_else_stands_there_once() {
        var play = skirmish();

        assertThat(Bout.deeds(play.state(), play.state().unit("aska")))
                .startsWith("attack:beam-rifle", "attack:beam-rifle:boosted", "attack:chainblade", "attack:cqc")
                .containsSubsequence("attack:vulcans", "suppress", "assist", "engage", "aim")
                .containsOnlyOnce("delay")
                .doesNotHaveDuplicates();
    }

    @Test
    @Ledger({"BCG-OFF-6", "BCG-OFF-5"})
    void the_weapon_is_asked_for_after_what_it_is_for() {
        var play = skirmish()
                .choice("turn.action", "suppress")
                .choice("attack.weapon", "suppress:beam-rifle")
                .choice("attack.target", "wolf")
                .dice("attack.might", 9);
        Bout.turn(play, "aska");

        Bout.act(play);

        assertThat(play.log()).anyMatch(line -> line.startsWith("Aska against Wolf with the Beam Rifle"));
    }

    @Test
    @Ledger("BCG-OFF-4")
    void what_could_be_meant_for_somebody_says_so() {
        var play = skirmish();

        assertThat(Drill.whom(play, "aska", "attack:beam-rifle")).containsExactly("vex", "wolf");
        assertThat(Drill.whom(play, "aska", "engage:chainblade")).containsExactly("vex");
        assertThat(Drill.whom(play, "aska", "aim")).containsExactly("vex", "wolf");
    }

    @Test
    @Ledger("BCG-SUP-1")
    void supports_say_whom_they_could_be_for() {
        var play = scenario(fight(
                mecha("Aska", "1,1").speed(0).systems(4).fitted("airstrike", "overcharge", "fire-at-will"),
                mecha("Bran", "1,2"),
                mecha("Vex", "5,1").foe(),
                mecha("Wolf", "8,1").foe(),
                mecha("Yar", "11,1").foe()));

        assertThat(Drill.whom(play, "aska", "support:overcharge")).containsExactly("aska", "bran");
        assertThat(Drill.whom(play, "aska", "support:fire-at-will")).containsExactly("vex");
        assertThat(Drill.whom(play, "aska", "support:airstrike")).containsExactly("vex", "wolf");
    }

    @Test
    @Ledger("BCG-DOCK-1")
    void two_bases_stand_on_the_menu_and_three_behind_one_line() {
        Hangar[] bases = {
            mecha("Ark", "2,1").fitted("base-unit"),
            mecha("Barge", "3,1").fitted("base-unit"),
            mecha("Carrier", "1,2").fitted("base-unit")
        };
        var two = scenario(fight(mecha("Aska", "1,1"), bases[0], bases[1]));
        assertThat(Bout.deeds(two.state(), two.state().unit("aska"))).contains("dock:ark", "dock:barge");

        var play = scenario(fight(mecha("Aska", "1,1"), bases[0], bases[1], bases[2]))
                .choice("turn.action", "dock")
                .choice("dock.base", "dock:barge");
        assertThat(Bout.deeds(play.state(), play.state().unit("aska")))
                .contains("dock")
                .noneMatch(deed -> deed.startsWith("dock:"));
        assertThat(Drill.whom(play, "aska", "dock")).containsExactly("ark", "barge", "carrier");
        Bout.turn(play, "aska");

        Bout.act(play);

        assertThat(play.state().unit("aska").base()).contains("barge");
    }

    @Test
    @Ledger("BCG-ALT-1")
    void a_machine_of_many_forms_asks_which_one() {
        var play = scenario(fight(
                        mecha("Aska", "1,1")
                                .fitted("transformation")
                                .form("Falcon", Attribute.MIGHT, Attribute.SPEED)
                                .form("Siege", Attribute.SPEED, Attribute.SYSTEMS)
                                .form("Storm", Attribute.MIGHT, Attribute.GUARD),
                        mecha("Vex", "9,5").foe()))
                .choice("turn.action", "morph")
                .choice("morph.form", "morph:3")
                .choice("morph.place", "1,1");
        Bout.turn(play, "aska");

        Bout.act(play);

        assertThat(play.state().unit("aska").form()).isEqualTo(3);
    }

    @Test
    @Ledger("BCG-COMB-5")
    void what_both_of_a_pair_could_call_stands_there_once() {
        Optional<String> nobody = Optional.empty();
        var play = scenario(fight(
                mecha("Aska", "2,2").fitted("airstrike").combines("unison-combination", nobody, Area.TORSO, "bran"),
                mecha("Bran", "2,3").fitted("airstrike").combines("unison-combination", nobody, Area.TORSO, "aska"),
                mecha("Vex", "5,2").foe()));
        play.emit(new Combined("aska", List.of("bran"), true));

        assertThat(Bout.deeds(play.state(), play.state().unit("aska"))).containsOnlyOnce("support:airstrike");
    }

    @Test
    @Ledger("BCG-MIR-3")
    void a_worker_of_many_miracles_asks_which_one() {
        Fighter sage = person("Sage", "hall")
                .skilled("force")
                .skilled("matter")
                .skilled("probing")
                .here();
        var play = scenario(match(sage, person("Vex", "road").foe().here()))
                .choice("turn.action", "manifest")
                .choice("miracle.place", "hall")
                .choice("miracle.which", "manifest:matter:intellect")
                .choice("miracle.dn", "5")
                .choice("test.keep", "9")
                .dice("miracle.roll", 9, 2);
        Bout.turn(play, "sage");

        Bout.act(play);

        assertThat(sage.body().maintained()).contains("matter");
    }

    @Test
    @Ledger({"BCG-UTIL-4", "BCG-AMB-29"})
    void nobody_waits_for_an_enemy_they_do_not_know_of() {
        var play = skirmish();
        play.emit(new Hidden("wolf", true));

        assertThat(Delay.others(play.state(), play.state().unit("aska")))
                .extracting(unit -> unit.id())
                .containsExactly("bran", "vex");
    }
}
