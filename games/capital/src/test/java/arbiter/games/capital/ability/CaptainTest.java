package arbiter.games.capital.ability;

import static arbiter.games.capital.Troupe.begin;
import static arbiter.games.capital.Troupe.crew;
import static arbiter.games.capital.Troupe.foe;
import static arbiter.games.capital.Troupe.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.AttackCast;
import arbiter.games.capital.ability.Assemble.AssembleUses;
import arbiter.games.capital.ability.Rally.Rallied;
import arbiter.games.capital.ability.Rally.RallyStatus;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.grapple.Grapple;
import arbiter.games.capital.move.Move;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.InitiativeSeized;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.Prepare;
import arbiter.games.capital.turn.TurnAction;
import arbiter.games.capital.turn.TurnFinish;
import arbiter.games.capital.turn.TurnStart;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.Overwatch;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

class CaptainTest extends StrictScenarios<CapitalState> {

    private final Combatant captain = crew("Captain")
            .with(Attribute.CHA, 7)
            .can("thats-an-order-1")
            .can("rally-1")
            .can("assemble-1")
            .at(0);
    private final Combatant mara = crew("Mara").at(20);
    private final Combatant raider = foe("Raider").at(21);

    private static List<String> instants(CapitalState state, Combatant unit) {
        return ActMenu.instants(state, unit).stream().map(CapitalAct::id).toList();
    }

    private static List<String> actions(CapitalState state, Combatant unit) {
        return ActMenu.actions(state, unit).stream().map(CapitalAct::id).toList();
    }

    @Test
    @Ledger({"thats-an-order-1", "CAP-AMB-89", "CAP-AMB-111", "CAP-KEY-INSTANT", "CAP-KEY-COOLDOWN"})
    void an_order_lets_somebody_seize_without_a_roll() {
        var play = scenario(table(captain, mara, raider))
                .choice("turn.action", "order:mara")
                .choice("order.accept", "yes")
                .choice("seize.action", "prepare:str")
                .choice("turn.action", "end-turn");
        begin(play, captain, mara, raider);
        assertThat(instants(play.state(), captain)).contains("order:captain", "order:mara");

        TurnAction.resolve(play);

        assertThat(play.log())
                .containsSubsequence(
                        "Captain spends 1 Energy on That's an Order, 7 left",
                        "Captain: That's an Order I is on Cooldown",
                        "Mara seizes the Initiative",
                        "Mara: Prepare for a roll with STR",
                        "Mara has had the Initiative",
                        "Captain is done");
        assertThat(mara.seizeDebt()).isEqualTo(1);
        assertThat(mara.mayNotSeize()).isTrue();
        assertThat(instants(play.state(), captain)).doesNotContain("order:captain");
    }

    @Test
    @Ledger({"CAP-AMB-111", "CAP-AMB-89"})
    void the_unwilling_cost_nothing_and_the_locked_out_cannot_be_chosen() {
        var play = scenario(table(captain, mara, raider)).choice("order.accept", "no");
        begin(play, captain, mara, raider);

        AttackCast.act(play.state(), captain, "order:" + mara.id()).resolve(play, Occasion.ACTION);
        assertThat(captain.energy()).isEqualTo(8);
        assertThat(instants(play.state(), captain)).contains("order:captain").doesNotContain("order:mara");

        play.emit(new InitiativeSeized("captain", false));
        assertThat(instants(play.state(), captain)).doesNotContain("order:captain");
    }

    @Test
    @Ledger({"thats-an-order-2", "CAP-KEY-COOLDOWN"})
    void the_second_version_comes_back_more_easily() {
        Combatant veteran = crew("Veteran").can("thats-an-order-2").at(0);
        var play = scenario(table(veteran, raider))
                .choice("seize.action", "nothing")
                .dice("cooldown.acting", 3, 4)
                .dice("cooldown.opposing", 3, 4);
        AttackCast.act(play.state(), veteran, "order:" + veteran.id()).resolve(play, Occasion.ACTION);

        begin(play, veteran, raider);

        assertThat(play.log())
                .contains(
                        "Veteran, Cooldown of That's an Order II: 3+4 +5 WIL = 12 against 3+4 +5 Difficulty = 12, a tie",
                        "Veteran can use That's an Order II again");
    }

    @Test
    @Ledger({"assemble-1", "CAP-AMB-113", "CAP-AMB-89"})
    void assemble_is_an_action_then_an_instant_then_free() {
        Combatant ada = crew("Ada").at(-15);
        Combatant bob = crew("Bob").at(12);
        Combatant far = crew("Far").at(-40);
        var play = scenario(table(captain, mara, ada, bob, far, raider))
                .choice("turn.action", "assemble:bob")
                .choice("order.accept", "yes")
                .choice("move.to", "5,0")
                .choice("turn.instant", "assemble:ada")
                .choice("order.accept", "yes")
                .choice("move.to", "-1,0")
                .choice("turn.instant", "assemble:mara")
                .choice("order.accept", "yes")
                .choice("move.to", "6,0")
                .choice("turn.instant", "nothing");
        begin(play, captain, mara, ada, bob, far, raider);
        assertThat(actions(play.state(), captain))
                .contains("assemble:mara", "assemble:ada", "assemble:bob")
                .doesNotContain("assemble:far");
        assertThat(instants(play.state(), captain)).noneMatch(id -> id.startsWith("assemble"));

        TurnAction.resolve(play);

        assertThat(captain.energy()).isEqualTo(6);
        assertThat(play.state().actionsLeft()).isEqualTo(1);
        assertThat(mara.base().centre()).hasToString("6,0");
        assertThat(ada.base().centre()).hasToString("-1,0");
        assertThat(bob.base().centre()).hasToString("5,0");
        assertThat(AssembleUses.of(captain).in(play.state().turns())).isEqualTo(3);
        assertThat(mara.seizeDebt() + ada.seizeDebt() + bob.seizeDebt()).isEqualTo(3);
        TurnFinish.resolve(play);
        TurnStart.resolve(play);
        assertThat(AssembleUses.of(captain).in(play.state().turns())).isZero();
    }

    @Test
    @Ledger({"assemble-2", "CAP-AMB-113"})
    void the_second_version_reaches_further_and_is_free_from_the_second_use_on() {
        Combatant veteran = crew("Veteran").can("assemble-2").at(0);
        Combatant far = crew("Far").at(-31);
        var play = scenario(table(veteran, far, mara, raider))
                .choice("order.accept", "yes")
                .choice("move.to", "-11,0");
        begin(play, veteran, far, mara, raider);
        assertThat(actions(play.state(), veteran)).noneMatch(id -> id.startsWith("assemble"));
        assertThat(instants(play.state(), veteran)).contains("assemble:far", "assemble:mara");

        AttackCast.act(play.state(), veteran, "assemble:" + far.id()).resolve(play, Occasion.ACTION);

        assertThat(far.base().centre()).hasToString("-11,0");
        assertThat(ActMenu.instants(play.state(), veteran))
                .filteredOn(act -> act.id().equals("assemble:mara"))
                .allMatch(act -> act.costs().isEmpty())
                .hasSize(1);
    }

    @Test
    @Ledger({"rally-1", "rally", "CAP-AMB-112", "CAP-AMB-73", "CAP-KEY-ULTIMATE"})
    void rally_lasts_for_two_turns_of_the_captain() {
        var play = scenario(table(captain, mara, raider))
                .choice("turn.action", "rally")
                .choice("rally.units", "captain", "mara")
                .choice("turn.action", "end-turn");
        begin(play, captain, mara, raider);
        TurnAction.resolve(play);
        assertThat(play.log())
                .containsSubsequence(
                        "Captain uses the Ultimate Rally I",
                        "Captain is rallied for 2 turns of Captain",
                        "Mara is rallied for 2 turns of Captain");
        assertThat(captain.timers().isSpent("rally-1")).isTrue();

        for (int turn = 0; turn < 3; turn++) {
            TurnFinish.resolve(play);
            TurnStart.resolve(play);
        }
        assertThat(RallyStatus.of(mara).turns()).isEqualTo(1);
        for (int turn = 0; turn < 3; turn++) {
            TurnFinish.resolve(play);
            TurnStart.resolve(play);
        }

        assertThat(play.log()).contains("Mara is no longer rallied");
        assertThat(RallyStatus.of(mara).isRallied()).isFalse();
    }

    @Test
    @Ledger({"rally-1", "CAP-AMB-112", "CAP-AMB-74"})
    void a_rallied_attack_hurts_even_if_it_misses_once_per_turn() {
        var play = scenario(table(mara, captain, raider))
                .choice("rally.use", "yes")
                .dice("attack.attacker", 1, 1, 1, 1)
                .dice("attack.defender", 6, 6, 6, 6);
        begin(play, mara, captain, raider);
        play.emit(new Rallied("mara", "captain", 2));
        AttackMeans blade = AttackOptions.means(mara).get(0);

        Attack.resolve(play, mara, blade, List.of(raider), Occasion.ACTION);
        Attack.resolve(play, mara, blade, List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence("Mara rallies for the Attack", "Raider takes 7 sharp damage, 13 HP left");
        assertThat(raider.hp()).isEqualTo(13);
    }

    @Test
    @Ledger({"rally-1", "CAP-AMB-112", "CAP-AMB-128", "CAP-AMB-94"})
    void a_rallied_move_is_longer_and_a_rallied_overwatch_counts_twice() {
        var play = scenario(table(mara, captain, raider))
                .choice("rally.use", "yes")
                .choice("move.to", "3,0")
                .choice("rally.use", "yes");
        begin(play, mara, captain, raider);
        play.emit(new Rallied("mara", "captain", 2));
        new Move(mara).resolve(play, Occasion.ACTION);
        assertThat(mara.base().centre()).hasToString("3,0"); // 17m: 10 and CHA 7

        TurnFinish.resolve(play);
        TurnStart.resolve(play);
        new Overwatch(mara).resolve(play, Occasion.SEIZED);

        assertThat(mara.overwatch()).isEqualTo(2);
    }

    @Test
    @Ledger({"rally-1", "CAP-AMB-112", "CAP-AMB-49"})
    void rally_makes_a_grapple_better_or_prepares_twice() {
        var play = scenario(table(mara, captain, raider))
                .choice("rally.use", "no")
                .dice("grapple.acting", 3, 3, 3, 3)
                .dice("grapple.opposing", 4, 4, 4, 4)
                .choice("rally.use", "yes")
                .choice("grapple.outcome", "prone")
                .choice("rally.use", "yes")
                .choice("rally.prepare", "vsn");
        begin(play, mara, captain, raider);
        play.emit(new Rallied("mara", "captain", 2));
        new Grapple(mara, raider).resolve(play, Occasion.ACTION);
        assertThat(raider.isProne()).isFalse();
        new Grapple(mara, raider).resolve(play, Occasion.ACTION);
        assertThat(play.log())
                .contains("Mara, grappling: 3+3 +5 STR +2 rally = 13 against Raider 4+4 +5 STR = 13, a tie");

        TurnFinish.resolve(play);
        TurnStart.resolve(play);
        new Prepare(mara, Attribute.AGI).resolve(play, Occasion.SEIZED);

        assertThat(mara.prepared(Attribute.AGI)).isEqualTo(1);
        assertThat(mara.prepared(Attribute.VSN)).isEqualTo(1);
    }
}
