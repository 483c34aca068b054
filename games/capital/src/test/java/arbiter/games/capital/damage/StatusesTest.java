package arbiter.games.capital.damage;

import static arbiter.games.capital.Troupe.begin;
import static arbiter.games.capital.Troupe.crew;
import static arbiter.games.capital.Troupe.foe;
import static arbiter.games.capital.Troupe.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ActFixture;
import arbiter.games.capital.ability.Focus.Focused;
import arbiter.games.capital.ability.PepTalk.PepTalkBonus;
import arbiter.games.capital.ability.PepTalk.PepTalked;
import arbiter.games.capital.attack.CounterGained;
import arbiter.games.capital.calls.Adjusted;
import arbiter.games.capital.grapple.Grappled;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.Prepared;
import arbiter.games.capital.turn.TurnAction;
import arbiter.games.capital.turn.TurnStart;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** What units are under: how it ends, and that it does not add up. */
class StatusesTest extends StrictScenarios<CapitalState> {

    private final Combatant mara = crew("Mara").at(0);
    private final Combatant raider = foe("Raider").at(9);

    @Test
    @Ledger({"CAP-STAT-PRONE-1", "CAP-ACT-6", "prone"})
    void getting_up_takes_an_action_and_nothing_less() {
        var play = scenario(table(mara, raider)).choice("turn.action", "get-up");
        play.emit(new KnockedProne("mara"));
        begin(play, mara, raider);
        assertThat(ActFixture.actions(play.state(), mara)).contains("get-up", "move", "prepare:str");

        TurnAction.resolve(play);

        assertThat(play.log()).contains("Mara: Get up, 1 Action left");
        assertThat(mara.isProne()).isFalse();
        assertThat(mara.score(Attribute.AGI)).isEqualTo(5);
        assertThat(ActFixture.actions(play.state(), mara)).doesNotContain("get-up");
    }

    @Test
    @Ledger({"CAP-DYING-2", "CAP-DYING-6", "critical-condition", "missing-bones"})
    void the_critical_with_broken_bones_are_two_worse_once_and_cannot_get_up() {
        var play = scenario(table(mara, raider));
        play.emit(new Adjusted("mara", 0, 8, 3));

        assertThat(mara.isCritical()).isTrue();
        assertThat(mara.score(Attribute.STR)).isEqualTo(3);
        assertThat(ActFixture.actions(play.state(), mara))
                .contains("move")
                .noneMatch(id -> id.startsWith("prepare") || id.startsWith("grapple"))
                .doesNotContain("get-up", "overwatch");
    }

    @Test
    @Ledger({"CAP-AMB-62", "CAP-STAT-GRAPPLED-1"})
    void while_held_agility_is_one_whatever_else_applies() {
        var play = scenario(table(mara, raider));
        play.emit(new Focused("mara", true));
        assertThat(mara.score(Attribute.AGI)).isEqualTo(7);

        play.emit(new Grappled("raider", "mara"));
        assertThat(mara.score(Attribute.AGI)).isEqualTo(1);
        play.emit(new KnockedProne("mara"));
        play.emit(new Adjusted("mara", 5, 8, 3));

        assertThat(mara.score(Attribute.AGI)).isEqualTo(1);
        assertThat(mara.modifiers(Attribute.AGI)).hasToString("+1 AGI while grappled");
        assertThat(mara.score(Attribute.VSN)).isEqualTo(3);
    }

    @Test
    @Ledger({"CAP-AMB-140", "poisoned", "chilled", "regeneration", "attack-counter"})
    void a_status_is_had_once_and_one_success_ends_it_but_counters_add_up() {
        var play = scenario(table(mara, raider)).dice("poison.acting", 4, 4).dice("poison.opposing", 3, 4);
        for (int twice = 0; twice < 2; twice++) {
            play.emit(new BecamePoisoned("mara", "raider"));
            play.emit(new BecameChilled("mara"));
            play.emit(new CounterGained("mara"));
            play.emit(new RegenerationGained("mara", 2, 3));
        }

        Poison.resolve(play, mara);
        Poison.resolve(play, mara);

        assertThat(mara.isPoisoned()).isFalse();
        play.emit(new ChillEnded("mara"));
        assertThat(mara.isChilled()).isFalse();
        assertThat(mara.attackCounters()).isEqualTo(2);
        assertThat(mara.regeneration().amount()).isEqualTo(4);
    }

    @Test
    @Ledger({"poisoned", "CAP-AMB-68", "CAP-AMB-123"})
    void poison_is_nobodys_blow_so_a_pep_talk_waits_for_another() {
        var play = scenario(table(mara, raider)).dice("poison.acting", 3, 3).dice("poison.opposing", 3, 4);
        play.emit(new BecamePoisoned("mara", "raider"));
        play.emit(new PepTalked("raider", "raider", 6));

        Poison.resolve(play, mara);

        assertThat(play.log()).contains("Mara takes 1 toxic damage, 19 HP left");
        assertThat(PepTalkBonus.of(raider)).isEqualTo(6);
    }

    @Test
    @Ledger({"CAP-ACT-2", "prepared", "CAP-AMB-71"})
    void what_was_prepared_is_over_when_the_next_turn_starts() {
        var play = scenario(table(mara, raider));
        play.emit(new Prepared("mara", Attribute.AGI));

        TurnStart.steps(play, raider);
        assertThat(mara.prepared(Attribute.AGI)).isEqualTo(1);
        TurnStart.steps(play, mara);

        assertThat(mara.prepared(Attribute.AGI)).isZero();
    }
}
