package arbiter.games.wasteland.attack;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.inReach;
import static arbiter.games.wasteland.Cast.somebody;
import static arbiter.games.wasteland.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Cast;
import arbiter.games.wasteland.Turns;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.sheet.Resistance;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.test.HelpEvents.HelpPromised;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AttackRulingsTest {

    private static final String SHOT = "attack:shoot:service-pistol:road-gunner";

    private final Fighter rook = hero("rook", 0, 0);
    private final Fighter hale = hero("hale", 1, 0);
    private final Fighter gunner = enemy("road-gunner", 2, 1);

    @Test
    @Ledger({"calm-hands", "WAS-MIN-1", "aim", "WAS-TEST-10"})
    void calm_hands_throw_a_second_die_after_seeing_the_first() {
        var play = Turns.of(rook, gunner);
        Turns.act(play, "aim");
        play.choice("test.dice", "0")
                .dice("test.d20", 15, 19)
                .choice("test.aim", "19")
                .dice("test.reroll", 16)
                .choice("test.aim", "15")
                .dice("test.reroll", 4);
        Turns.act(play, SHOT);

        assertThat(play.log())
                .containsExactly(
                        "Rook aims",
                        "Rook throws a die again (Aim): the 19 becomes a 16",
                        "Rook throws a die again (Aim): the 15 becomes a 4",
                        "Rook rolls an attack, 4+16 against 11 (3 twice): 1 success, difficulty 2 (+1 Defense +1"
                                + " range), fails",
                        "Rook has 19 light rounds left",
                        "Rook misses Road gunner (Service pistol)");
    }

    @Test
    @Ledger({"WAS-AMB-67", "WAS-MIN-1", "WAS-AMB-53"})
    void an_aim_after_the_first_attack_of_a_turn_gives_no_re_roll() {
        Weapon accurate = BOOK.weapon("marksman-rifle");
        Fighter bo = somebody("Bo", "party", 3, 0, 12, Resistance.NONE, accurate);
        var play = Turns.of(bo, gunner, rook); // with a player character on the side dice may always be bought
        play.choice("test.dice", "0").dice("test.d20", 19, 18);
        Turns.act(play, "attack:shoot:marksman-rifle:road-gunner");
        Turns.act(play, "aim:road-gunner"); // Accurate asks only for an Aim before the attack

        assertThat(bo.aiming().aimed()).isTrue();
        assertThat(bo.aiming().reroll()).isFalse();
    }

    @Test
    @Ledger({"WAS-AMB-29", "WAS-QUAL-7", "WAS-QUAL-11"})
    void an_inaccurate_weapon_still_marks_for_an_ally() {
        var inaccurate = BOOK.weapon("scattergun").qualities().get(0);
        var recon = BOOK.weapon("marksman-rifle").qualities().stream()
                .filter(quality -> quality.marksTargets())
                .findFirst()
                .orElseThrow();
        Fighter bo = somebody(
                "Bo",
                "party",
                3,
                0,
                12,
                Resistance.NONE,
                Cast.gun(4, 0, List.of(), new ArrayList<>(List.of(inaccurate, recon))));
        var play = Turns.of(bo, gunner, rook);

        Turns.act(play, "aim:road-gunner");

        assertThat(play.log()).containsExactly("Bo aims at Road gunner and marks the target");
        assertThat(new AttackInProgress(
                                Occasion.of(bo), bo.attackForms(play.state()).get(0), gunner)
                        .isAimed())
                .isFalse();
    }

    @Test
    @Ledger({"WAS-AMB-68", "WAS-ASST-3", "WAS-QUAL-12"})
    void reliable_spares_the_wielders_own_complications_only() {
        var play = Turns.of(rook, hale, gunner);
        new HelpPromised("hale", "rook").apply(play.state());
        play.choice("test.dice", "0").dice("test.d20", 12, 20).dice("test.helper", 20);

        Turns.act(play, SHOT);

        assertThat(play.log())
                .containsExactly(
                        "Hale assists: 20 against 5, 0 successes",
                        "Rook rolls an attack, 12+20 against 11 (3 twice): 0 successes, difficulty 2 (+1 Defense +1"
                                + " range), fails, 2 complications",
                        "Rook ignores a complication: the weapon is Reliable",
                        "Rook has 19 light rounds left",
                        "Rook misses Road gunner (Service pistol)");
    }

    @Test
    @Ledger({"WAS-ATK-12", "unarmed", "bare-hands", "WAS-CHAR-7"})
    void a_gun_swung_in_melee_is_no_better_than_bare_hands() {
        Fighter maul = hero("maul", 4, 0);
        Fighter near = enemy("road-gunner", 2, 0);
        inReach(maul, near);
        var play = Turns.of(maul, near);
        play.choice("test.dice", "0")
                .dice("test.d20", 4, 19)
                .dice("attack.location", 9)
                .dice("damage.dice", 1, 3, 3, 4);

        Turns.act(play, "attack:strike:bare-hands:road-gunner");

        assertThat(play.log())
                .containsExactly(
                        "Maul rolls an attack, 4+19 against 12: 1 success, difficulty 1, passes",
                        "Maul hits Road gunner (Bare hands)",
                        "Maul's 4 CD come to 1 damage"); // 2 and the melee bonus of STR 9
    }

    @Test
    @Ledger({"WAS-REACH-4", "WAS-AMB-09", "WAS-REACH-1"})
    void only_enemies_who_can_act_disturb_and_only_once() {
        Fighter thug = enemy("scav-thug", 3, 0);
        Fighter other = new Fighter("other", "Other", "raiders", thug.profile(), 4, 0);
        inReach(hale, thug);
        inReach(hale, other);
        var play = Turns.of(hale, thug, other, gunner);
        play.choice("test.dice", "0").dice("test.d20", 19, 18);
        Turns.act(play, "defend");
        Vitals.put(thug, 1, 0, Vitals.Life.UNCONSCIOUS);
        Vitals.put(other, 1, 0, Vitals.Life.UNCONSCIOUS);
        Turns.begin(play, hale);
        play.choice("test.dice", "0").dice("test.d20", 19, 18);
        Turns.act(play, "defend");

        assertThat(play.log())
                .containsExactly(
                        "Hale rolls Defend, 18+19 against 6: 0 successes, difficulty 3 (+1 Defense +2 enemy in reach),"
                                + " fails",
                        "Hale rolls Defend, 18+19 against 6: 0 successes, difficulty 1, fails");
    }

    @Test
    @Ledger({"WAS-QUAL-4", "concealed", "pocket-blade", "WAS-AMB-77"})
    void a_concealed_weapon_is_found_by_a_passed_search_only() {
        Fighter near = enemy("road-gunner", 2, 0);
        inReach(rook, near);
        Vitals.put(near, 1, 0, Vitals.Life.UNCONSCIOUS);
        var play = Turns.of(rook, near, gunner());
        play.choice("test.dice", "0").dice("test.d20", 9, 19);
        Turns.act(play, "frisk:road-gunner");
        Turns.begin(play, rook);
        play.choice("test.dice", "0").dice("test.d20", 3, 19);
        Turns.act(play, "frisk:road-gunner");

        assertThat(play.log())
                .containsExactly(
                        "Rook rolls a search, 9+19 against 9 (3 twice): 1 success, difficulty 2, fails",
                        "Rook searches Road gunner: nothing",
                        "Rook rolls a search, 3+19 against 9 (3 twice): 2 successes, difficulty 2, passes",
                        "Rook searches Road gunner: pocket blade");
    }

    private Fighter gunner() {
        return new Fighter("far", "Far gunner", "raiders", gunner.profile(), 5, 2);
    }

    @Test
    @Ledger({"WAS-AMB-76", "WAS-SNEAK-5", "WAS-AMB-41"})
    void hitting_the_helpless_is_no_sneak_attack() {
        Vitals.put(gunner, 1, 0, Vitals.Life.UNCONSCIOUS);
        var play = Turns.of(rook, gunner);

        AttackInProgress shot = new AttackInProgress(
                Occasion.of(rook), rook.attackForms(play.state()).get(0), gunner);

        assertThat(shot.isSneaking()).isFalse();
        assertThat(AttackDifficulty.of(play.state(), shot)).hasToString("+1 range");
    }

    @Test
    @Ledger({"WAS-AMB-68", "WAS-ASST-3", "WAS-QUAL-16"})
    void an_unreliable_weapon_complicates_on_the_nineteen_of_an_assistant() {
        Fighter bo = somebody("Bo", "party", 3, 0, 12, Resistance.NONE, BOOK.weapon("scrap-pistol"));
        var play = Turns.of(bo, hale, gunner);
        new HelpPromised("hale", "bo").apply(play.state());
        play.choice("test.dice", "0").dice("test.d20", 17, 18).dice("test.helper", 19);

        Turns.act(play, "attack:shoot:scrap-pistol:road-gunner");

        assertThat(play.log().get(0)).isEqualTo("Hale assists: 19 against 5, 0 successes");
        assertThat(play.log().get(1)).endsWith("fails, 1 complication");
    }
}
