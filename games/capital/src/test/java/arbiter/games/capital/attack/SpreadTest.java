package arbiter.games.capital.attack;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** One Attack Roll against several targets. */
class SpreadTest extends StrictScenarios<CapitalState> {

    private static final Offset<Double> SIX_DIGITS = Offset.offset(0.0000005);

    private final Combatant one = blue("One").score(Attribute.AGI, 6).at(1, 0).make();
    private final Combatant two = blue("Two").score(Attribute.AGI, 6).at(-1, 0).make();
    private final Combatant pal = red("Pal").at(0, 1).make();

    private static Combatant sword(boolean trained) {
        return red("Brann")
                .score(Attribute.STR, trained ? 4 : 6)
                .armed("simple-greatsword", DamageType.SHARP, trained)
                .make();
    }

    @Test
    @Ledger({"CAP-KEY-SPREAD", "CAP-AMB-92", "simple-greatsword"})
    void the_trained_choose_whom_they_sweep_and_roll_once() {
        Combatant brann = sword(true);
        var play = scenario(table(brann, one, two, pal))
                .choice("attack.targets", "two")
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 1, 2)
                .dice("attack.defender", 6, 6);

        Attack.resolve(play, brann, means(brann, "greatsword"), List.of(one), Occasion.ACTION);

        assertThat(play.log())
                .containsExactly(
                        "Brann attacks One with Simple Greatsword: 3+4 +4 STR +2 training = 13 against 1+2 +6 AGI = 9,"
                                + " hits by 4",
                        "Brann attacks Two with Simple Greatsword: 3+4 +4 STR +2 training = 13 against 6+6 +6 AGI = 18,"
                                + " misses by 5, Critical Failure",
                        "One takes 10 sharp damage, 10 HP left",
                        "Brann has 1 Attack Counters");
    }

    @Test
    @Ledger({"CAP-KEY-SPREAD", "sig-greatsword"})
    void without_training_friends_are_struck_too_and_one_option_says_so() {
        Combatant wild =
                red("Wild").armed("sig-greatsword", DamageType.HEAT, false).make();
        CapitalState state = table(wild, pal, one, two);
        List<CapitalAct> menu = new ArrayList<>();
        AttackAction.offer(state, wild, menu);
        var play = scenario(state)
                .dice("attack.attacker", 1, 1)
                .dice("attack.defender", 3, 3)
                .dice("attack.defender", 3, 3)
                .dice("attack.defender", 3, 3);

        Attack.resolve(play, wild, means(wild, "greatsword"), List.of(pal), Occasion.ACTION);

        assertThat(menu.stream().filter(act -> act.id().contains("greatsword"))).hasSize(1);
        assertThat(play.log())
                .extracting(line -> line.substring(0, line.indexOf(" with ") < 0 ? 4 : line.indexOf(" with ")))
                .startsWith("Wild attacks Pal", "Wild attacks One", "Wild attacks Two");
    }

    /** Section 6, example 2: both 0.392040, at least one 0.720615. */
    @Test
    @Ledger("CAP-KEY-SPREAD")
    void a_shared_attack_roll_hits_both_more_often_than_two_rolls_would() {
        Combatant brann = sword(false);
        var hits = scenario(table(brann, one, two))
                .odds(play -> {
                    Attack.resolve(play, brann, means(brann, "greatsword"), List.of(one), Occasion.ACTION);
                    return (one.hp() < 20 ? 1 : 0) + (two.hp() < 20 ? 1 : 0);
                })
                .exact();

        double both = hits.chanceOf(2).toDouble();
        double none = hits.chanceOf(0).toDouble();
        assertThat(both).isEqualTo(0.392040, SIX_DIGITS);
        assertThat(1 - none).isEqualTo(0.720615, SIX_DIGITS);
    }

    @Test
    @Ledger({"CAP-AMB-93", "CAP-AMB-47"})
    void an_ally_at_one_target_matters_for_that_one_and_a_reroll_for_both() {
        Combatant gunner = red("Gunner").at(10, 0).aim(1).make();
        AttackProfile fist = means(gunner, "unarmed").profile();
        AttackProfile blast = new AttackProfile(
                "Blast",
                new arbiter.games.capital.sheet.Range(30),
                arbiter.games.capital.sheet.Versus.of("VSN vs AGI"),
                0,
                fist.damage(),
                fist.plus(),
                fist.shots(),
                fist.type(),
                0,
                0,
                2,
                0,
                List.of(),
                Set.<AttackFlag>of());
        AttackMeans scatter = new AttackMeans("Scattergun", blast, DamageType.SHARP, false, OptionalInt.empty());
        Combatant pals = red("Pals").at(2, 0).make();
        var play = scenario(table(gunner, pals, one, two))
                .choice("attack.targets", "two")
                .dice("attack.attacker", 1, 5)
                .dice("attack.defender", 2, 3)
                .dice("attack.defender", 2, 3)
                .choice("attack.aim", "aim:1")
                .dice("attack.aimed", 2);

        Attack.resolve(play, gunner, scatter, List.of(one), Occasion.ACTION);

        assertThat(play.log())
                .containsExactly(
                        "Gunner rerolls with Aim: 1+5 becomes 2+5, 7 Energy left",
                        "Gunner attacks One with Scattergun: 2+5 +5 VSN -2 point blank = 10 against 2+3 +6 AGI = 11,"
                                + " misses by 1",
                        "Gunner attacks Two with Scattergun: 2+5 +5 VSN = 12 against 2+3 +6 AGI = 11, hits by 1",
                        "Two takes 2 sharp damage, 18 HP left",
                        "Gunner has 1 Attack Counters");
    }
}
