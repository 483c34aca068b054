package arbiter.games.capital.calls;

import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ActFixture;
import arbiter.games.capital.CallScenarios;
import arbiter.games.capital.Tables;
import arbiter.games.capital.check.PrestigeGained;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Base;
import arbiter.space.plane.Point;
import arbiter.tabletop.act.CallOption;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What players do on their own account while the table waits. */
class PersonalCallsTest extends CallScenarios {

    @Test
    @Ledger({"CAP-PRES-4", "i-know-a-guy", "ill-give-it-a-go"})
    void prestige_powers_can_be_called_for_with_three_prestige() {
        var play = scenario(state).choice("prestige.training", "heavy-guns");
        play.emit(new PrestigeGained("mara", 2, "style"));
        assertThat(ids(mara.decider())).noneMatch(id -> id.contains("i-know"));
        play.emit(new PrestigeGained("mara", 1, "style"));
        assertThat(ids(mara.decider()))
                .containsExactly(
                        "mara:i-know-a-guy",
                        "mara:i-know-a-shortcut",
                        "mara:i-read-about-this",
                        "mara:ill-give-it-a-go");

        call(play, "mara:ill-give-it-a-go");

        assertThat(play.log()).last().isEqualTo("Mara counts as trained with Heavy Guns until the next rest");
        assertThat(ids(mara.decider())).isEmpty();
    }

    @Test
    @Ledger({"torch", "toolkit", "CAP-AMB-145", "CAP-CTR-1"})
    void people_use_what_they_hold_and_in_peace_act_as_they_like_without_attack_counters() {
        ActFixture.hold(state, mara, 0, 1);
        assertThat(ids(mara.decider())).containsExactly("mara:light-0", "mara:tools");
        var play = scenario(state)
                .choice("outside.act", "attack:target:torch-s-attack")
                .dice("attack.attacker", 1, 2)
                .dice("attack.defender", 5, 6);
        play.emit(new UnitAdded(
                "target", "Target", "foes", raider.profile(), Base.at(Point.metres(1, 0), 1000), Optional.empty()));

        call(play, "mara:light-0");
        play.emit(Tables.edit(play.state(), "set-peace", "{peace: true}"));
        call(play, "mara:act");

        assertThat(play.log())
                .contains("Mara switches the Torch on")
                .last()
                .isEqualTo("Mara has no Attack Counters any more");
    }

    @Test
    @Ledger({"tinkerer", "CAP-AMB-145"})
    void a_tinkerer_mends_in_peace_what_is_broken() {
        Combatant smith = named("Smith").can("tinkerer").here();
        Combatant droid = named("Droid").is(UnitTag.ROBOT).at(1, 0).here();
        CapitalState yard = under(smith, droid, raider);
        Tables.edit(yard, "set-peace", "{peace: true}").apply(yard);
        List<CallOption<CapitalState>> calls = new ArrayList<>();
        PersonalCalls.offer(yard, smith, calls);
        assertThat(calls).extracting(CallOption::id).containsExactly("smith:act");
        new Adjusted("droid", 4, 8, 5).apply(yard);

        PersonalCalls.offer(yard, smith, calls);
        var play = scenario(yard).dice("repair.die", 2);
        calls.get(2).act().accept(play);

        assertThat(play.log()).containsExactly("Droid regains 7 HP (+2 repair +5 KNW), now 11");
    }

    @Test
    @Ledger("telepath-awakening")
    void a_telepath_sends_a_word_whenever_they_like() {
        Combatant seer = named("Seer").can("telepath-awakening").here();
        CapitalState hall = under(seer, raider);
        var play = scenario(hall).dice("telepathy-word.acting", 4, 4).dice("telepathy-word.opposing", 3, 4);
        List<CallOption<CapitalState>> calls = new ArrayList<>();
        PersonalCalls.offer(hall, seer, calls);

        calls.get(0).act().accept(play);

        assertThat(play.log()).last().isEqualTo("Seer's word is in the minds of Raider");
    }
}
