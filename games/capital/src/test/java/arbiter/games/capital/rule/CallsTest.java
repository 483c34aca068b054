package arbiter.games.capital.rule;

import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.CapitalGame;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.state.Adjusted;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.CounterGained;
import arbiter.games.capital.state.InitiativeSeized;
import arbiter.games.capital.state.OverwatchTaken;
import arbiter.games.capital.state.PeaceSet;
import arbiter.games.capital.state.PepTalked;
import arbiter.games.capital.state.PrestigeGained;
import arbiter.games.capital.state.Staged;
import arbiter.games.capital.state.UnitAdded;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.space.plane.Base;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.ScenarioTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What gamemaster and players do on their own account while the table waits. */
class CallsTest extends ScenarioTest<CapitalState> {

    private final CapitalGame game = new CapitalGame();
    private final Combatant mara =
            named("Mara").can("mind-trick").item("torch").item("toolkit").here();
    private final Combatant nilo = named("Nilo").at(5, 0).here();
    private final Combatant raider = named("Raider").foe().at(9, 0).here();
    private final CapitalState state = under(mara, nilo, raider);

    private List<String> ids(Decider decider) {
        return game.calls(state).stream()
                .filter(call -> call.decider().equals(decider))
                .map(call -> call.option().id())
                .toList();
    }

    private void call(Scenario<CapitalState> play, String id) {
        Call found = game.calls(state).stream()
                .filter(call -> call.option().id().equals(id))
                .findFirst()
                .orElseThrow();
        game.call(play, found);
    }

    private Scenario<CapitalState> about(Scenario<CapitalState> play, String attribute, String helping) {
        return play.choice("check.attribute", attribute)
                .choice("check.helping", helping)
                .choice("check.hindered", "no");
    }

    @Test
    @Ledger({"CAP-CHK-1", "CAP-CHK-3", "CAP-CHK-7", "CAP-CHK-8"})
    void the_gamemaster_calls_for_a_check_at_any_time() {
        assertThat(ids(Decider.GAMEMASTER))
                .containsExactly("check:mara", "check:nilo", "check:raider", "contest", "together", "combat-over");
        var play = scenario(state)
                .choice("check.attribute", "agi")
                .choice("check.helping", "2")
                .choice("check.hindered", "yes")
                .choice("check.hidden", "no")
                .choice("check.difficulty", "6")
                .dice("check.acting", 3, 4)
                .dice("check.opposing", 3, 4);

        call(play, "check:mara");

        assertThat(play.log())
                .containsExactly(
                        "Mara gains 1 Prestige for a Weakness that matters, now 1",
                        "Mara, a check: 3+4 +5 AGI +3 claims -2 weakness = 13 against 3+4 +6 Difficulty = 13, a tie");
    }

    @Test
    @Ledger({"CAP-CHK-2", "mind-trick", "CAP-AMB-136"})
    void one_against_another_and_a_trick_of_the_mind_after_a_lie_that_failed() {
        var play = scenario(state).choice("check.unit", "mara").choice("check.opponent", "raider");
        about(about(play, "cha", "0"), "wis", "0")
                .dice("check.acting", 1, 2)
                .dice("check.opposing", 3, 4)
                .choice("check.deceiving", "yes")
                .choice("mind-trick.use", "yes")
                .dice("telepathy.acting", 4, 4)
                .dice("telepathy.opposing", 3, 4);

        call(play, "contest");

        assertThat(play.log())
                .startsWith("Mara, a check: 1+2 +5 CHA = 8 against Raider 3+4 +5 WIS = 12, fails by 4")
                .endsWith("Raider believes Mara after all");
    }

    @Test
    @Ledger("CAP-CHK-11")
    void several_work_together() {
        var play = scenario(state).choice("check.team", "mara", "nilo");
        about(about(play, "str", "0"), "str", "1")
                .choice("check.difficulty", "6")
                .dice("together.acting", 4, 4, 1, 2)
                .dice("together.opposing", 2, 3);

        call(play, "together");

        assertThat(play.log())
                .last()
                .asString()
                .endsWith("in total 23 against 2 times 2+3 +6 Difficulty = 11, succeeds by 1");
    }

    @Test
    @Ledger({"CAP-AMB-146", "CAP-AMB-145", "CAP-REST-2"})
    void once_the_gamemaster_ends_the_combat_people_rest_and_time_passes() {
        var play = scenario(state)
                .choice("rest.length", "long-break")
                .choice("rest.party", "mara", "nilo")
                .dice("rest.healing", 3, 3)
                .choice("time.turns", "2");
        play.emit(new Adjusted("mara", 5, 1, 5));
        play.emit(new CounterGained("mara"));
        play.emit(new PepTalked("nilo", "mara", 3));

        call(play, "combat-over");
        assertThat(mara.attackCounters() + mara.marks().pepTalk()).isZero();
        assertThat(ids(Decider.GAMEMASTER)).contains("rest", "time", "day").doesNotContain("combat-over");
        call(play, "rest");
        new Adjusted("raider", 0, 8, 5).apply(state);
        call(play, "time");

        assertThat(mara.hp()).isEqualTo(5 + 3 + 5);
        assertThat(mara.energy()).isEqualTo(8);
        assertThat(raider.bones()).isEqualTo(3);
    }

    @Test
    @Ledger({"CAP-AMB-146", "CAP-AMB-145"})
    void setting_peace_by_hand_ends_what_ends_with_a_combat() {
        new OverwatchTaken("raider", 2, false).apply(state);
        new InitiativeSeized("nilo", false).apply(state);

        new PeaceSet(true).apply(state);

        assertThat(raider.overwatch() + nilo.seizeDebt()).isZero();
        assertThat(nilo.mayNotSeize()).isFalse();
    }

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
        KitTest.hold(state, mara, 0, 1);
        assertThat(ids(mara.decider())).containsExactly("mara:light-0", "mara:tools");
        var play = scenario(state)
                .choice("outside.act", "attack:target:torch-s-attack")
                .dice("attack.attacker", 1, 2)
                .dice("attack.defender", 5, 6);
        play.emit(new UnitAdded(
                "target", "Target", "foes", raider.profile(), Base.at(Point.metres(1, 0), 1000), Optional.empty()));

        call(play, "mara:light-0");
        play.emit(new PeaceSet(true));
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
        new PeaceSet(true).apply(yard);
        List<Calling> calls = new ArrayList<>();
        PersonalCalls.offer(yard, smith, calls);
        assertThat(calls).extracting(Calling::id).containsExactly("smith:act");
        new Adjusted("droid", 4, 8, 5).apply(yard);

        PersonalCalls.offer(yard, smith, calls);
        var play = scenario(yard).dice("repair.die", 2);
        calls.get(2).act().accept(play);

        assertThat(play.log()).containsExactly("Droid regains 7 HP (+2 repair +5 KNW), now 11");
    }

    @Test
    @Ledger({"CAP-FALL-1", "CAP-KEY-FLYING"})
    void whoever_is_up_in_the_air_with_nothing_to_hold_them_can_be_made_to_fall() {
        assertThat(ids(Decider.GAMEMASTER)).noneMatch(id -> id.startsWith("fall"));
        Staged.at(nilo, 3_000);
        var play = scenario(state);

        call(play, "fall:nilo");

        assertThat(play.log()).last().isEqualTo("Nilo hits the ground after 3m on their feet");
    }

    @Test
    @Ledger("telepath-awakening")
    void a_telepath_sends_a_word_whenever_they_like() {
        Combatant seer = named("Seer").can("telepath-awakening").here();
        CapitalState hall = under(seer, raider);
        var play = scenario(hall).dice("telepathy-word.acting", 4, 4).dice("telepathy-word.opposing", 3, 4);
        List<Calling> calls = new ArrayList<>();
        PersonalCalls.offer(hall, seer, calls);

        calls.get(0).act().accept(play);

        assertThat(play.log()).last().isEqualTo("Seer's word is in the minds of Raider");
    }
}
