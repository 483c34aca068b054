package arbiter.games.wasteland.companion;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.inReach;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Turns;
import arbiter.games.wasteland.health.HealthLoss;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.luck.LuckPoints;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.turn.TurnOrder;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class CommandTest {

    private final Fighter hale = hero("hale", 0, 0);
    private final Fighter thug = enemy("scav-thug", 2, 0);

    private Fighter companion(String id) {
        Fighter one =
                new Fighter(id, enemy(id, 1, 0).name(), "party", enemy(id, 1, 0).profile(), 1, 0);
        Service.put(one, hale);
        return one;
    }

    @Test
    @Ledger({"WAS-MAJ-3", "WAS-MAJ-12", "command", "WAS-AP-13", "WAS-NPC-8", "feral-hound", "hound-bite", "WAS-AMB-44"})
    void a_hound_bites_on_command_and_its_commander_helps() {
        Fighter hound = companion("feral-hound");
        inReach(hound, thug);
        var play = Turns.of(hale, hound, thug);
        assertThat(TurnOrder.of(play.state())).doesNotContain("feral-hound");
        play.choice("command.action", "attack:strike:hound-bite:scav-thug")
                .choice("test.dice", "0")
                .dice("test.d20", 4, 15)
                .dice("test.helper", 6)
                .dice("attack.location", 15)
                .choice("attack.points", "0")
                .dice("damage.dice", 5, 1, 3);

        Turns.act(play, "command:feral-hound");

        assertThat(play.log())
                .containsExactly(
                        "Hale commands Feral hound",
                        "Hale assists: 6 against 8, 1 success",
                        "Feral hound rolls an attack, 4+15 against 9 (3 twice): 2 successes, difficulty 1, passes, 1"
                                + " AP",
                        "Feral hound hits Scav thug (Bite)",
                        "Feral hound's 3 CD come to 3 damage and an Effect",
                        "Scav thug loses 3 HP at the left leg, 3 left");
        assertThat(hale.hand().points()).isEqualTo(1); // what the hound earns is in its commander's hand
        ActionPools.put(play.state(), 6, 0);
        assertThat(Turns.menu(play.state(), hale)).doesNotContain("command:feral-hound"); // once in a round
    }

    @Test
    @Ledger({"WAS-MAJ-3", "WAS-AMB-63", "WAS-AMB-71", "steward-bot", "steward-saw", "science"})
    void in_haste_the_commanded_test_is_harder_and_its_dice_may_be_paid_to_the_gamemaster() {
        Fighter bot = companion("steward-bot");
        inReach(bot, thug);
        var play = Turns.of(hale, bot, thug);
        Turns.act(play, "pass");
        ActionPools.put(play.state(), 2, 0);
        play.choice("command.action", "attack:strike:steward-saw:scav-thug")
                .choice("test.dice", "1+gm1")
                .dice("test.d20", 9, 10, 11)
                .dice("test.helper", 13);

        Turns.act(play, "command:steward-bot");

        assertThat(play.log())
                .endsWith(
                        "Hale commands Steward bot",
                        "Steward bot gives the gamemaster 1 AP",
                        "Hale assists: 13 against 12, 0 successes",
                        "Steward bot rolls an attack, 9+10+11 against 8 (2 twice): 0 successes, difficulty 2 (+1"
                                + " Defense +1 extra action), fails",
                        "Steward bot misses Scav thug (Saw)");
    }

    @Test
    @Ledger({"WAS-MAJ-12"})
    void a_companion_has_one_minor_action_in_its_commanders_turn() {
        Fighter hound = companion("feral-hound");
        inReach(hound, thug);
        var play = Turns.of(hale, hound, thug);

        Turns.act(play, "companion:feral-hound:aim");

        assertThat(play.log()).containsExactly("Feral hound aims");
        assertThat(Turns.menu(play.state(), hale))
                .noneMatch(id -> id.startsWith("companion:"))
                .contains("aim");
    }

    @Test
    @Ledger({"WAS-DYING-12", "WAS-MAJ-12"})
    void a_companion_dies_by_the_rules_of_player_characters() {
        Fighter hound = companion("feral-hound");
        var play = Turns.of(hale, hound, thug);
        Vitals.put(hound, 2, 0, Vitals.Life.ABLE);

        HealthLoss.ofHit(play, hound, 3, 1, false);

        assertThat(play.log()).contains("Feral hound is dying");
        assertThat(Turns.menu(play.state(), hale)).doesNotContain("command:feral-hound");
    }

    @Test
    @Ledger({"WAS-MAJ-12", "warlord", "WAS-AMB-44", "WAS-AP-13", "breaker-maul"})
    void a_warlord_commands_the_gang_before_its_turn_and_takes_its_major_action() {
        Fighter warlord = enemy("warlord", 3, 0);
        LuckPoints.put(warlord, 0);
        inReach(thug, hale);
        var play = Turns.of(warlord, thug, hale);
        play.choice("command.action", "attack:strike:machete:hale")
                .dice("test.d20", 1, 2)
                .dice("test.helper", 4)
                .dice("attack.location", 3)
                .choice("attack.points", "1")
                .dice("damage.dice", 1, 3, 3, 4);

        Turns.act(play, "command:scav-thug");

        assertThat(play.log())
                .containsExactly(
                        "Warlord commands Scav thug",
                        "Warlord assists: 4 against 11, 1 success",
                        "Scav thug rolls an attack, 1+2 against 8 (2 twice): 5 successes, difficulty 1, passes, 4 AP",
                        "Scav thug hits Hale (Machete)",
                        "Scav thug spends 1 AP: combat dice",
                        "Scav thug's 4 CD come to 1 damage");
        assertThat(warlord.hand().points()).isEqualTo(3);
        Turns.begin(play, thug);
        assertThat(Turns.menu(play.state(), thug)).contains("aim").doesNotContain("attack:strike:machete:hale");
    }
}
