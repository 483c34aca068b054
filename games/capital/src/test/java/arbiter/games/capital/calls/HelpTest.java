package arbiter.games.capital.calls;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.AttackCast;
import arbiter.games.capital.ability.KnowYourEnemy.EnemyStudies;
import arbiter.games.capital.ability.KnowYourEnemy.Investigated;
import arbiter.games.capital.ability.PepTalk.PepTalkBonus;
import arbiter.games.capital.ability.PepTalk.PepTalked;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.ReadinessEnded;
import arbiter.games.capital.turn.TurnBegan;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What others, and what one knows, does for an Attack. */
class HelpTest extends StrictScenarios<CapitalState> {

    private final Combatant mara = red("Mara").make();
    private final Combatant brute = blue("Brute").at(1, 0).make();

    private static void strike(Scenario<CapitalState> play, Combatant unit, Combatant target, Occasion occasion) {
        Attack.resolve(play, unit, means(unit, "unarmed"), List.of(target), occasion);
    }

    @Test
    @Ledger({"pep-talk", "CAP-AMB-123"})
    void words_after_a_miss_raise_the_next_damage_and_add_up() {
        Combatant captain = red("Captain")
                .score(Attribute.CHA, 6)
                .having("pep-talk")
                .at(9, 9)
                .make();
        var play = scenario(table(mara, brute, captain))
                .dice("attack.attacker", 1, 1)
                .dice("attack.defender", 3, 4)
                .choice("pep-talk.use", "use")
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 3, 4);
        play.emit(new PepTalked("captain", "mara", 3));

        strike(play, mara, brute, Occasion.SEIZED);
        strike(play, mara, brute, Occasion.SEIZED);

        assertThat(play.log())
                .containsSubsequence(
                        "Captain spends 1 Energy on Pep Talk, 7 left",
                        "Captain encourages Mara, whose next damage is 9 higher",
                        "Mara makes good on the Pep Talk",
                        "Brute takes 11 blunt damage (+2 Unarmed +9 pep talk), 9 HP left");
        assertThat(PepTalkBonus.of(mara)).isZero();
    }

    @Test
    @Ledger({"CAP-AMB-68", "CAP-AMB-123"})
    void whoever_hurts_several_at_once_names_the_one_for_an_increase() {
        Combatant sweeper = red("Sweeper")
                .armed("simple-greatsword", DamageType.SHARP, false)
                .make();
        Combatant other = blue("Other").at(0, 1).make();
        var play = scenario(table(sweeper, brute, other))
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 3, 4)
                .dice("attack.defender", 3, 4)
                .choice("pep-talk.now", "pass");
        play.emit(new PepTalked("brute", "sweeper", 3));

        Attack.resolve(play, sweeper, means(sweeper, "greatsword"), List.of(brute), Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence(
                        "Brute takes 10 sharp damage, 10 HP left",
                        "Other takes 13 sharp damage (+10 Simple Greatsword +3 pep talk), 7 HP left");
    }

    @Test
    @Ledger({"know-your-enemy", "investigation", "CAP-AMB-122", "CAP-AMB-60"})
    void who_knows_an_enemy_raises_the_damage_of_friends() {
        Combatant sage = red("Sage")
                .score(Attribute.KNW, 7)
                .having("know-your-enemy")
                .at(1, 1)
                .make();
        CapitalState state = table(mara, brute, sage);
        CapitalAct study = ActMenu.actions(state, sage).stream()
                .filter(act -> act.id().equals("know-your-enemy:brute"))
                .findFirst()
                .orElseThrow();
        var play = scenario(state)
                .dice("know-your-enemy.acting", 4, 4)
                .dice("know-your-enemy.opposing", 3, 4)
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 3, 4);

        study.resolve(play, Occasion.ACTION);
        strike(play, mara, brute, Occasion.SEIZED);

        assertThat(play.log())
                .startsWith(
                        "Sage spends 1 Energy on Know your Enemy, 7 left",
                        "Sage, Know your Enemy: 4+4 +7 KNW = 15 against 3+4 +8 Difficulty = 15, a tie",
                        "Sage knows all about Brute")
                .contains("Brute takes 6 blunt damage (+2 Unarmed +4 know your enemy), 14 HP left");
    }

    @Test
    @Ledger({"know-your-enemy", "CAP-AMB-122"})
    void a_failed_study_bars_that_unit_and_knowledge_covers_its_kind() {
        Combatant sage =
                red("Sage").score(Attribute.KNW, 2).having("know-your-enemy").make();
        Combatant twin = blue("Brute").at(0, 1).make();
        CapitalState state = table(sage, brute);
        var play = scenario(state)
                .dice("know-your-enemy.acting", 1, 1)
                .dice("know-your-enemy.opposing", 3, 4)
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 3, 4);

        AttackCast.act(play.state(), sage, "know-your-enemy:" + brute.id()).resolve(play, Occasion.ACTION);

        assertThat(play.log()).contains("Sage cannot make out Brute");
        assertThat(ActMenu.actions(state, sage)).noneMatch(act -> act.id().equals("know-your-enemy:brute"));
        play.emit(new Investigated("sage", "brute"));
        assertThat(EnemyStudies.of(sage).knows(twin)).isTrue();
        strike(play, sage, brute, Occasion.SEIZED);
        assertThat(play.log()).contains("Brute takes 3 blunt damage (+2 Unarmed +1 know your enemy), 17 HP left");
    }

    @Test
    @Ledger({"opportunist", "CAP-AMB-74"})
    void an_opportunist_gains_a_die_while_seizing_once_per_turn() {
        Combatant rogue = red("Rogue").having("opportunist").make();
        var play = scenario(table(rogue, brute))
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 3, 4)
                .choice("opportunist.use", "use")
                .dice("opportunist.die", 5)
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 3, 4);
        play.emit(new TurnBegan("brute", 2));

        strike(play, rogue, brute, Occasion.SEIZED);
        strike(play, rogue, brute, Occasion.SEIZED);

        assertThat(play.log())
                .containsSubsequence(
                        "Brute takes 7 blunt damage (+2 Unarmed +5 opportunist), 13 HP left",
                        "Brute takes 2 blunt damage, 11 HP left");
    }

    @Test
    @Ledger("opportunist")
    void an_opportunist_gains_nothing_in_a_turn_of_its_own() {
        Combatant rogue = red("Rogue").having("opportunist").make();
        var play = scenario(table(rogue, brute)).dice("attack.attacker", 6, 6).dice("attack.defender", 3, 4);

        strike(play, rogue, brute, Occasion.ACTION);

        assertThat(play.log()).contains("Brute takes 2 blunt damage, 18 HP left");
    }

    @Test
    @Ledger({"enthusiastic", "CAP-AMB-141", "CAP-AMB-87"})
    void the_enthusiastic_may_regain_energy_after_a_hit_but_not_on_overwatch() {
        Combatant fan = red("Fan").having("enthusiastic").make();
        var play = scenario(table(fan, brute))
                .dice("enthusiastic.acting", 3, 4, 3, 3)
                .dice("enthusiastic.opposing", 3, 4, 3, 4);
        for (int attacks = 0; attacks < 4; attacks++) {
            play.dice("attack.attacker", 6, 6).dice("attack.defender", 3, 4);
        }

        strike(play, fan, brute, Occasion.ACTION); // nobody with all their Energy is asked
        play.emit(new arbiter.games.capital.energy.Paid("fan", 2, "something"));
        strike(play, fan, brute, Occasion.SEIZED);
        strike(play, fan, brute, Occasion.OVERWATCH);
        strike(play, fan, brute, Occasion.SEIZED);

        assertThat(play.log()).contains("Fan regains 1 Energy and has 7").anyMatch(line -> line.contains("fails by 1"));
        assertThat(fan.energy()).isEqualTo(7);
    }

    @Test
    @Ledger("CAP-KEY-TAKEDOWN")
    void a_unit_is_taken_down_by_whoever_hurt_it_since_their_latest_turn_began() {
        Combatant ghoul = red("Ghoul").having("terrifying").make();
        Combatant weak = blue("Weak").at(1, 0).maxima(4, 0, 0).make();
        Combatant frail = blue("Frail").at(0, 1).maxima(4, 0, 0).make();
        var play = scenario(table(ghoul, weak, frail, mara)).choice("terrifying.use", "nothing");
        for (int i = 0; i < 4; i++) {
            play.dice("attack.attacker", 6, 6).dice("attack.defender", 1, 1);
        }

        strike(play, ghoul, weak, Occasion.SEIZED);
        strike(play, mara, weak, Occasion.SEIZED);
        strike(play, ghoul, frail, Occasion.SEIZED);
        play.emit(new ReadinessEnded("ghoul"));
        strike(play, mara, frail, Occasion.SEIZED);

        assertThat(play.log()).contains("Ghoul has hurt Weak", "Weak is Taken Down by Ghoul");
        assertThat(play.log()).doesNotContain("Frail is Taken Down by Ghoul");
    }
}
