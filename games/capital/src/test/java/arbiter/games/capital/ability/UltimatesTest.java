package arbiter.games.capital.ability;

import static arbiter.games.capital.Walkers.somebody;
import static arbiter.games.capital.Walkers.turnOf;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ActFixture;
import arbiter.games.capital.AttackCast;
import arbiter.games.capital.ability.Cooldown.Refreshed;
import arbiter.games.capital.ability.Ultimate.UltimateRecovered;
import arbiter.games.capital.calls.Adjusted;
import arbiter.games.capital.move.Move;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.ReadinessEnded;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** How often an Ultimate works, and for how much. */
class UltimatesTest extends StrictScenarios<CapitalState> {

    private final Combatant raider = somebody("Raider", "90,0").unit();

    @Test
    @Ledger({"all-out-1", "CAP-AMB-128", "CAP-AMB-110"})
    void all_out_makes_one_move_long_and_the_next_one_is_as_usual() {
        Combatant sira =
                somebody("Sira", "0,0").able("focus-1").able("all-out-1").unit();
        var play = scenario(turnOf(sira, raider))
                .choice("focus.extra", "pass")
                .choice("move.to", "50,0")
                .choice("move.to", "60,0");

        AttackCast.act(play.state(), sira, "all-out").resolve(play, Occasion.ACTION);
        new Move(sira).resolve(play, Occasion.ACTION);
        new Move(sira).resolve(play, Occasion.ACTION);

        assertThat(play.log()).contains("Sira may move 50m (+10 Move +40 all out)", "Sira may move 10m");
        assertThat(sira.score(Attribute.AGI)).isEqualTo(7);
        play.emit(new ReadinessEnded("sira"));
        assertThat(sira.score(Attribute.AGI)).isEqualTo(5);
        assertThat(ActFixture.instants(play.state(), sira)).doesNotContain("all-out");
    }

    @Test
    @Ledger({"all-out-2", "sanctuary-2", "supercharge-2", "CAP-AMB-07"})
    void a_second_version_without_a_text_is_used_and_spent_like_the_first() {
        Combatant sira = somebody("Sira", "0,0").able("all-out-2").unit();
        var play = scenario(turnOf(sira, raider)).choice("focus.extra", "pass");
        assertThat(ActFixture.instants(play.state(), sira)).contains("all-out");

        AttackCast.act(play.state(), sira, "all-out").resolve(play, Occasion.ACTION);

        assertThat(play.log()).contains("Sira uses the Ultimate All Out II");
        assertThat(sira.focus().leaping()).isTrue();
        assertThat(ActFixture.instants(play.state(), sira)).doesNotContain("all-out");
    }

    @Test
    @Ledger({"lockdown-1", "lockdown-counters", "CAP-AMB-109"})
    void lockdown_counters_add_up_and_wisdom_is_read_when_it_is_used() {
        Combatant warden = somebody("Warden", "5,8")
                .able("lockdown-1")
                .with(Attribute.WIS, 8)
                .unit();
        var play = scenario(turnOf(warden, raider));

        AttackCast.act(play.state(), warden, "lockdown").resolve(play, Occasion.ACTION);
        assertThat(warden.watch().lockdown()).isEqualTo(7);
        play.emit(new UltimateRecovered("warden", "lockdown-1", "Lockdown I"));
        play.emit(new Adjusted("warden", 20, 8, 4));
        AttackCast.act(play.state(), warden, "lockdown").resolve(play, Occasion.ACTION);

        assertThat(warden.watch().lockdown()).isEqualTo(7 + 5);
    }

    @Test
    @Ledger({"focus-2", "CAP-KEY-COOLDOWN"})
    void the_free_focus_is_gone_after_one_use_and_costs_as_usual_from_then_on() {
        Combatant sira = somebody("Sira", "0,0").able("focus-2").unit();
        var play = scenario(turnOf(sira, raider)).choice("focus.extra", "pass");
        assertThat(ActFixture.instants(play.state(), sira)).containsExactly("focus", "focus:free");

        AttackCast.act(play.state(), sira, "focus:free").resolve(play, Occasion.ACTION);
        assertThat(ActFixture.instants(play.state(), sira)).isEmpty();
        play.emit(new Refreshed("sira"));

        assertThat(ActFixture.instants(play.state(), sira)).containsExactly("focus");
    }
}
