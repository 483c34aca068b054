package arbiter.games.capital.ability;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A Lancer's Trickshots. */
class TrickshotsTest extends StrictScenarios<CapitalState> {

    private final Combatant raider = blue("Raider").at(5, 0).maxima(30, 8, 5).make();

    private static Combatant lancer(DamageType type, String... abilities) {
        return red("Ona").having(abilities).armed("pistol", type, false).make();
    }

    private Scenario<CapitalState> hit(Combatant... units) {
        return scenario(table(units)).dice("attack.attacker", 3, 4).dice("attack.defender", 3, 4);
    }

    @Test
    @Ledger({"hot-shot-1", "CAP-AMB-114"})
    void hot_shot_burns_once_and_does_not_feed_itself() {
        Combatant ona = lancer(DamageType.SHARP, "hot-shot-1");
        var play = hit(ona, raider).choice("trickshot.use", "hot").dice("hot-shot.damage", 3, 4);

        Attack.resolve(play, ona, means(ona, "pistol"), List.of(raider), Occasion.OVERWATCH);

        assertThat(play.log())
                .containsSubsequence(
                        "Raider takes 10 sharp damage, 20 HP left",
                        "Ona spends 2 Energy on Hot Shot, 6 left",
                        "Raider takes 7 heat damage, 13 HP left");
    }

    @Test
    @Ledger({"chill-shot-1", "toxic-shot-1", "chilled", "poisoned", "CAP-AMB-114"})
    void several_trickshots_answer_the_same_damage_each_once() {
        Combatant ona = lancer(DamageType.SHARP, "chill-shot-1", "toxic-shot-1");
        var play = hit(ona, raider)
                .choice("trickshot.use", "chill")
                .dice("chill-shot.damage", 5)
                .choice("trickshot.use", "toxic");

        Attack.resolve(play, ona, means(ona, "pistol"), List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence(
                        "Raider takes 5 cold damage, 15 HP left", "Raider is Chilled", "Raider is Poisoned");
        assertThat(raider.isChilled()).isTrue();
        assertThat(raider.afflictions().poisonedBy()).contains("ona");
        assertThat(ona.energy()).isEqualTo(4);
    }

    @Test
    @Ledger({"hot-shot-1", "chill-shot-1", "toxic-shot-1", "tesla-shot-1"})
    void heat_is_answered_by_hot_shot_only() {
        Combatant ona = lancer(DamageType.HEAT, "hot-shot-1", "chill-shot-1", "toxic-shot-1", "tesla-shot-1");
        var play = hit(ona, raider).choice("trickshot.use", "hot").dice("hot-shot.damage", 1, 1);

        Attack.resolve(play, ona, means(ona, "pistol"), List.of(raider), Occasion.ACTION);

        assertThat(ona.energy()).isEqualTo(6);
    }

    @Test
    @Ledger({"tesla-shot-1", "CAP-AMB-115"})
    void tesla_shot_is_one_roll_for_everybody_within_five_metres_friends_too() {
        Combatant ona = lancer(DamageType.SHARP, "tesla-shot-1");
        Combatant friend = red("Friend").at(5, 6).make();
        Combatant far = blue("Far").at(12, 0).make();
        var play =
                hit(ona, raider, friend, far).choice("trickshot.use", "tesla").dice("tesla-shot.damage", 4);

        Attack.resolve(play, ona, means(ona, "pistol"), List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence(
                        "Raider takes 4 electric damage, 16 HP left",
                        "Ona takes 4 electric damage, 16 HP left",
                        "Friend takes 4 electric damage, 16 HP left");
        assertThat(far.hp()).isEqualTo(20);
    }

    @Test
    @Ledger({"CAP-AMB-46", "hot-shot-1"})
    void aim_that_is_left_works_on_trickshot_dice() {
        Combatant ona = red("Ona")
                .having("hot-shot-1")
                .triesAgain(1)
                .armed("pistol", DamageType.SHARP, false)
                .make();
        var play = hit(ona, raider)
                .choice("attack.aim", "pass")
                .choice("trickshot.use", "hot")
                .dice("hot-shot.damage", 1, 4)
                .choice("attack.aim-damage", "aim:1")
                .dice("attack.aimed-damage", 6);

        Attack.resolve(play, ona, means(ona, "pistol"), List.of(raider), Occasion.ACTION);

        assertThat(play.log()).contains("Raider takes 10 heat damage, 10 HP left");
    }

    @Test
    @Ledger({"piercing-shot-1", "CAP-AMB-116"})
    void what_is_left_of_a_shot_goes_through_to_the_next_in_line_and_on() {
        Combatant ona = lancer(DamageType.SHARP, "piercing-shot-1");
        Combatant weak = blue("Weak").at(5, 0).maxima(3, 0, 0).make();
        Combatant aside = blue("Aside").at(6, 2).make();
        Combatant next = blue("Next").at(8, 0).maxima(2, 0, 0).make();
        Combatant last = blue("Last").at(12, 0).make();
        var play = hit(ona, weak, aside, last, next)
                .choice("piercing-shot.use", "use")
                .choice("piercing-shot.use", "use");

        Attack.resolve(play, ona, means(ona, "pistol"), List.of(weak), Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence(
                        "Weak is defeated",
                        "Next takes 7 sharp damage, 0 HP left",
                        "Next is defeated",
                        "Last takes 5 sharp damage, 15 HP left");
        assertThat(aside.hp()).isEqualTo(20);
    }
}
