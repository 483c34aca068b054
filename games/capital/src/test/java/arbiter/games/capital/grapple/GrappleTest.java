package arbiter.games.capital.grapple;

import static arbiter.games.capital.Troupe.attack;
import static arbiter.games.capital.Troupe.begin;
import static arbiter.games.capital.Troupe.foe;
import static arbiter.games.capital.Troupe.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.HoldScenarios;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackAction;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.damage.Fallen;
import arbiter.games.capital.damage.FellCritical;
import arbiter.games.capital.move.Move;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.TurnAction;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GrappleTest extends HoldScenarios {

    private static List<String> grapples(CapitalState state, Combatant unit) {
        List<CapitalAct> menu = new ArrayList<>();
        Grapple.offer(state, unit, menu);
        return menu.stream().map(CapitalAct::id).toList();
    }

    @Test
    @Ledger({"CAP-ACT-3", "CAP-STAT-GRAPPLED-1", "CAP-STAT-GRAPPLING-2", "CAP-AMB-96", "CAP-AMB-58", "grappled"})
    void a_tie_is_enough_to_hold_somebody() {
        var play = scenario(table(mara, raider, friend))
                .dice("grapple.acting", 3, 4)
                .dice("grapple.opposing", 2, 5)
                .choice("grapple.outcome", "grappled");

        new Grapple(raider, mara).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .containsExactly(
                        "Raider, grappling: 3+4 +5 STR = 12 against Mara 2+5 +5 STR = 12, a tie",
                        "Raider grapples Mara");
        assertThat(mara.score(Attribute.AGI)).isEqualTo(1);
        assertThat(AttackOptions.targets(
                        play.state(), raider, AttackOptions.means(raider).get(0)))
                .containsExactly(mara);
    }

    @Test
    @Ledger({"CAP-ACT-3", "CAP-STAT-PRONE-1", "prone"})
    void or_to_throw_them_to_the_ground() {
        var play = scenario(table(mara, raider))
                .dice("grapple.acting", 6, 4)
                .dice("grapple.opposing", 2, 5)
                .choice("grapple.outcome", "prone");

        new Grapple(raider, mara).resolve(play, Occasion.ACTION);

        assertThat(mara.isProne()).isTrue();
        assertThat(mara.grappledBy()).isEmpty();
        assertThat(mara.score(Attribute.AGI)).isEqualTo(1); // 5 - 4
        assertThat(Attack.defenseModifiers(mara, mara.modifiers(Attribute.STR)).toString())
                .isEqualTo("+5 STR +2 prone");
    }

    @Test
    @Ledger({"CAP-ACT-3", "CAP-AMB-96", "CAP-DYING-2"})
    void only_what_is_in_reach_and_no_larger_can_be_grappled() {
        Combatant ogre = foe("Ogre").sized("large").at(-1);
        Combatant far = foe("Far").at(9);
        var play = scenario(table(mara, raider, ogre, far));

        assertThat(grapples(play.state(), mara)).containsExactly("grapple:raider");
        assertThat(grapples(play.state(), ogre)).containsExactly("grapple:mara");
        play.emit(new FellCritical("mara"));
        assertThat(grapples(play.state(), mara)).isEmpty();
    }

    @Test
    @Ledger({"CAP-STAT-GRAPPLED-2", "CAP-AMB-97", "CAP-AMB-86", "CAP-ACT-6", "CAP-KEY-ACTION"})
    void a_victim_that_breaks_free_acts_once_more_at_once() {
        var play = scenario(table(mara, raider))
                .choice("turn.action", "escape:mara")
                .dice("escape.acting", 3, 4)
                .dice("escape.opposing", 2, 5)
                .choice("grant.action", "prepare:str");
        play.emit(new Grappled("raider", "mara"));
        begin(play, mara, raider);

        TurnAction.resolve(play);

        assertThat(play.log())
                .containsSubsequence(
                        "Mara: Break free of Raider, 1 Action left",
                        "Mara, breaking the grapple: 3+4 +5 STR = 12 against Raider 2+5 +5 STR = 12, a tie",
                        "Mara is no longer grappled",
                        "Mara: Prepare for a roll with STR");
        assertThat(raider.grappling()).isEmpty();
        assertThat(play.state().actionsLeft()).isEqualTo(1);
    }

    @Test
    @Ledger("CAP-AMB-86")
    void in_critical_condition_breaking_free_gives_no_second_action() {
        var play = scenario(table(mara, raider, friend))
                .choice("turn.action", "escape:mara")
                .dice("escape.acting", 6, 6)
                .dice("escape.opposing", 2, 5);
        begin(play, mara, raider);
        play.emit(new Grappled("raider", "mara"));
        play.emit(new FellCritical("mara"));

        TurnAction.resolve(play);

        assertThat(mara.grappledBy()).isEmpty();
    }

    @Test
    @Ledger({"CAP-STAT-GRAPPLED-2", "CAP-AMB-96"})
    void a_friend_who_helps_gives_nobody_a_further_action() {
        var play = scenario(table(friend, mara, raider))
                .choice("turn.action", "escape:mara")
                .dice("escape.acting", 3, 4)
                .dice("escape.opposing", 2, 5);
        play.emit(new Grappled("raider", "mara"));
        begin(play, friend, mara, raider);

        TurnAction.resolve(play);

        assertThat(play.log())
                .contains("Friend: Free Mara, 1 Action left")
                .last()
                .isEqualTo("Mara is no longer grappled");
    }

    @Test
    @Ledger("CAP-STAT-GRAPPLING-3")
    void a_grappler_lets_go_and_may_throw_the_victim_down() {
        var play = scenario(table(raider, mara))
                .choice("turn.action", "release:prone")
                .choice("turn.action", "end-turn");
        play.emit(new Grappled("raider", "mara"));
        begin(play, raider, mara);

        TurnAction.resolve(play);

        assertThat(play.log()).containsSubsequence("Mara is no longer grappled", "Mara falls prone");
        assertThat(raider.actionsTaken()).isZero();
    }

    @Test
    @Ledger({"CAP-STAT-GRAPPLING-4", "CAP-AMB-96"})
    void a_grappler_can_hold_the_victim_in_the_way_of_an_attack() {
        var play = heldInTheWay(3, 4);

        assertThat(play.log())
                .containsSubsequence(
                        "Raider, holding the victim in the way: 3+4 +5 STR = 12 against Mara 2+5 +5 STR = 12, a tie",
                        "Mara is attacked instead of Raider",
                        "Friend attacks Mara with Blade: 4+6 +5 STR = 15 against 2+5 +5 STR = 12, hits by 3");
    }

    @Test
    @Ledger({"CAP-STAT-GRAPPLING-4", "CAP-AMB-96"})
    void not_if_the_victim_is_a_target_already() {
        var play = scenario(table(mara, raider, friend))
                .choice("attack.swap", "nothing")
                .dice("attack.attacker", 1, 1)
                .dice("attack.defender", 6, 6, 6, 6);
        play.emit(new Grappled("raider", "mara"));
        List<Combatant> both = List.of(raider, mara);

        assertThat(HumanShield.offer(scenario(play.state()).choice("attack.swap", "release"), friend, both))
                .isEqualTo(both);
        play.emit(new Grappled("raider", "mara"));
        Attack.resolve(play, friend, AttackOptions.means(friend).get(0), both, Occasion.ACTION);

        assertThat(play.log()).noneMatch(line -> line.contains("instead of"));
    }

    @Test
    @Ledger({"whip", "CAP-ACT-3"})
    void a_trained_whip_grapples_at_two_metres_and_pulls_close() {
        Combatant tamer = foe("Tamer").holding("whip", "whips").at(-3);
        var play = scenario(table(mara, tamer))
                .dice("grapple.acting", 6, 4)
                .dice("grapple.opposing", 2, 5)
                .choice("grapple.outcome", "grappled");
        assertThat(grapples(play.state(), mara)).isEmpty();
        assertThat(grapples(play.state(), tamer)).containsExactly("grapple:mara");

        new Grapple(tamer, mara).resolve(play, Occasion.ACTION);

        assertThat(mara.base().centre()).hasToString("-2,0");
        assertThat(mara.grappledBy()).contains("tamer");
        assertThat(play.state().touching(mara, tamer)).isTrue();
    }

    @Test
    @Ledger({"sig-whip", "CAP-SIG-3"})
    void the_signature_whip_does_the_same_and_only_in_trained_hands() {
        Combatant tamer = foe("Tamer").holding("sig-whip", "whips").at(-3);
        Combatant novice = foe("Novice").holding("sig-whip", "shields").at(-3);
        var play = scenario(table(mara, tamer))
                .dice("grapple.acting", 6, 4)
                .dice("grapple.opposing", 2, 5)
                .choice("grapple.outcome", "grappled");

        assertThat(grapples(table(mara, novice), novice)).isEmpty();
        new Grapple(tamer, mara).resolve(play, Occasion.ACTION);

        assertThat(mara.grappledBy()).contains("tamer");
        assertThat(AttackOptions.means(tamer).get(0).profile().described()).isEqualTo("4m STR vs STR, 10");
    }

    @Test
    @Ledger({"CAP-AMB-96"})
    void a_grapple_ends_with_the_contact_or_the_grappler() {
        var play = scenario(table(mara, raider));
        play.emit(new Grappled("raider", "mara"));
        assertThat(mara.grappledBy()).isPresent();

        Movement.forced(play, mara, Path.of(List.of(mara.base().centre(), Point.metres(-1, 0))));
        assertThat(mara.grappledBy()).isEmpty();

        Movement.forced(play, mara, Path.of(List.of(mara.base().centre(), Point.metres(0, 0))));
        play.emit(new Grappled("raider", "mara"));
        play.emit(new FellCritical("raider"));
        assertThat(mara.grappledBy()).isEmpty();
    }

    @Test
    @Ledger({"CAP-STAT-GRAPPLING-1", "CAP-STAT-GRAPPLED-1", "CAP-AMB-96"})
    void a_grappler_drags_the_victim_half_as_far_and_the_victim_cannot_move() {
        var play = scenario(table(raider, mara)).choice("move.to", "6,0");
        play.emit(new Grappled("raider", "mara"));
        begin(play, raider, mara);

        new Move(raider).resolve(play, Occasion.ACTION);

        assertThat(raider.base().centre()).hasToString("6,0");
        assertThat(mara.base().centre()).hasToString("5,0");
        assertThat(mara.grappledBy()).contains("raider");
        assertThat(play.log()).anyMatch(line -> line.contains("-5 dragging"));
        assertThat(ActMenu.actions(play.state(), mara))
                .noneMatch(act -> act.id().equals("move"));
    }

    @Test
    @Ledger("CAP-STAT-GRAPPLING-2")
    void a_grappler_is_offered_no_other_target() {
        var play = scenario(table(raider, mara, friend))
                .choice("turn.action", attack(mara))
                .dice("attack.attacker", 1, 1)
                .dice("attack.defender", 6, 6);
        play.emit(new Grappled("raider", "mara"));
        begin(play, raider, mara, friend);

        TurnAction.resolve(play);

        List<CapitalAct> menu = new ArrayList<>();
        AttackAction.offer(play.state(), raider, menu);
        assertThat(menu).allMatch(act -> act.id().startsWith("attack:mara"));
    }

    @Test
    @Ledger({"CAP-STAT-GRAPPLING-3", "CAP-KEY-REACTION"})
    void a_grappler_can_let_go_whenever_nobody_is_active() {
        var play = scenario(table(mara, raider))
                .choice("grapple.release", "release:prone")
                .choice("turn.action", "end-turn");
        begin(play, mara, raider);
        play.emit(new Grappled("raider", "mara"));

        TurnAction.resolve(play);

        assertThat(play.log()).endsWith("Mara is no longer grappled", "Mara falls prone", "Mara is done");
    }

    @Test
    @Ledger({"CAP-AMB-96", "CAP-STAT-GRAPPLING-2"})
    void nobody_holds_the_dead() {
        var play = scenario(table(mara, raider, friend));
        play.emit(new Grappled("mara", "raider"));

        play.emit(new Fallen("raider", true));

        assertThat(mara.grappling()).isEmpty();
        assertThat(raider.grappledBy()).isEmpty();
    }
}
