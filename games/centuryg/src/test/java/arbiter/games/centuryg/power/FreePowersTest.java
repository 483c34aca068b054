package arbiter.games.centuryg.power;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Equipment;
import arbiter.games.centuryg.Tables;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Viewer;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Powers that are called without being asked for. */
class FreePowersTest extends CombatScenario {

    private static CenturyState with(String... powers) {
        return at(
                fight(
                        mecha("Aska", "2,2").level(2).threshold(5).knows(powers),
                        mecha("Bran", "2,4").level(0),
                        mecha("Vex", "3,2").foe().level(0).threshold(9)),
                3,
                "vex");
    }

    @Test
    @Ledger("knowledge-is-power")
    void knowledge_opens_a_sheet_to_one_side() {
        CenturyState state = with();
        CenturyGame game = new CenturyGame();
        assertThat(details(game, state, "bran")).isZero();
        var play = scenario(state);

        call(play, state.unit("aska"), "knowledge-is-power:vex");

        assertThat(details(game, state, "bran")).isPositive();
        assertThat(play.events().get(1).audience(state).includes(Viewer.player("bran")))
                .isTrue();
        assertThat(play.events().get(1).audience(state).includes(Viewer.player("vex")))
                .isFalse();
        assertThat(play.log().get(1)).startsWith("Vex is seen through: might 5");
        assertThat(calls(state, state.unit("aska"))).doesNotContain("knowledge-is-power:vex");
    }

    private static int details(CenturyGame game, CenturyState state, String player) {
        return game.view(state, Viewer.player(player)).units().stream()
                .filter(unit -> unit.id().equals("vex"))
                .mapToInt(unit -> unit.details().size())
                .sum();
    }

    @Test
    @Ledger({"mid-scene-upgrade", "BCG-AMB-92"})
    void gear_turns_up_on_credit() {
        CenturyState state = with();
        Fighter aska = state.unit("aska");
        var play = scenario(state)
                .choice("power.gear", "custom-defense:beam")
                .choice("power.veto", "no")
                .choice("power.area", "legs");

        call(play, aska, "mid-scene-upgrade");

        assertThat(Equipment.has(aska, "custom-defense")).isTrue();
        assertThat(aska.outfit().borrowed().debt()).isEqualTo(5);
        assertThat(play.log()).last().isEqualTo("Aska has Custom Defense and owes 5 MP for it");
    }

    @Test
    @Ledger("mid-scene-upgrade")
    void the_gamemaster_may_veto_what_is_never_affordable() {
        CenturyState state = with();
        var play = scenario(state).choice("power.gear", "chainblade").choice("power.veto", "yes");

        call(play, state.unit("aska"), "mid-scene-upgrade");

        assertThat(state.unit("aska").genre().points()).isEqualTo(2);
        assertThat(state.done()).contains("mid-scene-upgrade");
        assertThat(play.log()).isEmpty();
    }

    @Test
    @Ledger({"mind-over-matter", "BCG-AMB-46", "BCG-AMB-30"})
    void halved_values_count_in_full_for_everybody_near() {
        CenturyState state = with("mind-over-matter");
        Fighter bran = state.unit("bran");
        new Marked(new Mark(Mark.Kind.HALF_MIGHT, "bran", "vex", "", 1, Clock.FIGHT), "").apply(state);
        assertThat(Ranks.might(state, bran)).isEqualTo(2);
        var play = scenario(state);

        call(play, state.unit("aska"), "mind-over-matter");

        assertThat(Ranks.might(state, bran)).isEqualTo(5);
        assertThat(state.marks()).last().extracting(Mark::clock).isEqualTo(Clock.rounds("vex", 1));
    }

    @Test
    @Ledger({"believe-in-myself", "BCG-GP-2"})
    void belief_and_retreat_need_no_occasion() {
        CenturyState state = with("believe-in-myself");
        Fighter aska = state.unit("aska");
        hurt(state, aska, 8);
        var play = scenario(state);

        call(play, aska, "believe-in-myself");
        call(play, aska, "live-another-day");

        assertThat(aska.points()).isEqualTo(17);
        assertThat(aska.fate()).isEqualTo(UnitFate.RETREATED);
        assertThat(calls(state, aska)).isEmpty();
    }

    @Test
    @Ledger({"i-cannot-be-defeated", "my-defense-is-impregnable", "my-pain-is-your-pain"})
    void powers_wait_for_their_moment() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2")
                                .level(3)
                                .threshold(5)
                                .knows("i-cannot-be-defeated", "my-defense-is-impregnable", "my-pain-is-your-pain"),
                        mecha("Vex", "3,2").foe().level(0).threshold(9)),
                3,
                "vex");
        Fighter aska = state.unit("aska");
        hurt(state, aska, 17);
        var play = scenario(state);

        call(play, aska, "i-cannot-be-defeated");
        call(play, aska, "my-defense-is-impregnable");
        call(play, aska, "my-pain-is-your-pain");
        Damage.resolve(play, aska, 20, DamageCause.by(state.unit("vex"), "a blow"));

        assertThat(damage(play)).containsExactly("aska 10", "vex 5");
        assertThat(aska.points()).isEqualTo(1);
        assertThat(state.marks()).isEmpty();
    }

    @Test
    @Ledger("take-one-for-the-team")
    void somebody_can_be_covered_in_advance() {
        CenturyState state = with("take-one-for-the-team");
        var play = scenario(state).choice("damage.answer", "pass");

        call(play, state.unit("aska"), "take-one-for-the-team:bran");
        Damage.resolve(play, state.unit("bran"), 3, DamageCause.by(state.unit("vex"), "a blow"));

        assertThat(damage(play)).containsExactly("aska 3");
    }

    @Test
    @Ledger("cant-let-you-do-that")
    void tension_can_be_denied_in_advance() {
        CenturyState state = with("cant-let-you-do-that");
        var play = scenario(state);

        call(play, state.unit("aska"), "cant-let-you-do-that:vex");

        assertThat(state.has(Mark.Kind.NO_TENSION, state.unit("vex"))).isTrue();
    }

    @Test
    @Ledger({"BCG-THEME-2", "BCG-AMB-93"})
    void the_gamemaster_rewards_a_theme() {
        CenturyState state = with();
        var play = scenario(state);

        play.emit(Tables.edit(play.state(), "reward-theme", "aska", "{theme: bane}"));

        assertThat(state.unit("aska").genre().points()).isEqualTo(3);
        assertThat(play.log()).containsExactly("Aska plays to the Bane Theme and gains 1 GP");
    }
}
