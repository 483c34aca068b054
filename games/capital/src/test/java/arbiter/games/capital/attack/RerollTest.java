package arbiter.games.capital.attack;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Distribution;
import arbiter.dice.Fraction;
import arbiter.games.capital.ability.Focus.Focused;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.interpreters.odds.Choices;
import arbiter.kernel.Play;
import arbiter.testkit.EveryPath;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** The window in which both sides throw dice again. */
class RerollTest extends StrictScenarios<CapitalState> {

    private static final Offset<Double> SIX_DIGITS = Offset.offset(0.0000005);

    private final Combatant ward = blue("Ward")
            .score(Attribute.STR, 6)
            .armed("baton-shortsword", DamageType.BLUNT, true)
            .at(1, 0)
            .make();
    private final Combatant plain =
            blue("Plain").score(Attribute.STR, 6).at(1, 0).make();

    private static Combatant fist(int strength, int aim) {
        return red("Mara").score(Attribute.STR, strength).aim(aim).make();
    }

    private double best(Combatant attacker, Combatant target) {
        return scenario(table(attacker, target))
                .odds(play ->
                        Attack.resolve(play, attacker, means(attacker, "unarmed"), List.of(target), Occasion.ACTION))
                .valuing((state, hit) -> hit ? 1 : 0)
                .choosing(Choices.best((state, decider) -> decider.equals(attacker.decider())))
                .exact()
                .chanceOf(true)
                .toDouble();
    }

    /** Section 6, example 1. */
    @Test
    @Ledger({"CAP-KEY-AIM", "CAP-KEY-BLOCK", "CAP-AMB-47"})
    void best_play_with_and_without_aim_and_block() {
        assertThat(best(fist(5, 0), plain)).isEqualTo(0.443673, SIX_DIGITS);
        assertThat(best(fist(5, 1), plain)).isEqualTo(0.618827, SIX_DIGITS);
        assertThat(best(fist(5, 0), ward)).isEqualTo(0.275849, SIX_DIGITS);
        assertThat(best(fist(5, 1), ward)).isEqualTo(0.436921, SIX_DIGITS);
    }

    /** The odds go on once from dice that lie alike; here every path is run by itself. */
    @Test
    void odds_are_those_of_every_path() {
        Combatant aims = fist(5, 1);
        CapitalState table = table(aims, ward);

        assertThat(leftAfterwards(table, aims, play -> play)).isEqualTo(leftAfterwards(table, aims, EveryPath::new));
    }

    /** The target's hit points and what both have spent, with the chances. */
    private Map<List<Integer>, Fraction> leftAfterwards(
            CapitalState table, Combatant aims, UnaryOperator<Play<CapitalState>> how) {
        Distribution<List<Integer>> left = scenario(table)
                .odds(play -> {
                    AttackMeans fist = means(aims, "unarmed");
                    Attack.resolve(how.apply(play), aims, fist, List.of(ward), Occasion.ACTION);
                    return List.of(ward.hp(), ward.energy(), aims.energy(), aims.attackCounters());
                })
                .valuing((state, after) -> -after.get(0))
                .choosing(Choices.best((state, decider) -> decider.equals(aims.decider())))
                .exact()
                .distribution();
        return IntStream.range(0, left.size())
                .boxed()
                .collect(Collectors.toMap(left::outcome, i -> left.chanceOf(left.outcome(i))));
    }

    @Test
    @Ledger("CAP-AMB-138")
    void by_default_the_attacker_aims_when_missing_and_the_target_blocks_when_hit() {
        assertThat(byDefault(fist(5, 1), plain)).isEqualTo(best(fist(5, 1), plain), SIX_DIGITS);
        assertThat(byDefault(fist(5, 0), ward)).isEqualTo(best(fist(5, 0), ward), SIX_DIGITS);
    }

    private double byDefault(Combatant attacker, Combatant target) {
        return scenario(table(attacker, target))
                .odds(play ->
                        Attack.resolve(play, attacker, means(attacker, "unarmed"), List.of(target), Occasion.ACTION))
                .exact()
                .chanceOf(true)
                .toDouble();
    }

    /** Section 6, example 10: +7 against +6 with none, two and three rerolls. */
    @Test
    @Ledger({"CAP-KEY-AIM", "CAP-AMB-45"})
    void best_play_with_more_aim() {
        assertThat(best(fist(7, 0), plain)).isEqualTo(0.664352, SIX_DIGITS);
        assertThat(best(fist(7, 2), plain)).isEqualTo(0.887924, SIX_DIGITS);
        assertThat(best(fist(7, 3), plain)).isEqualTo(0.929141, SIX_DIGITS);
    }

    /** Section 6, example 1, as it is told. */
    @Test
    @Ledger({"CAP-KEY-AIM", "CAP-KEY-BLOCK", "CAP-AMB-47", "CAP-AMB-48"})
    void both_sides_answer_each_other_until_they_are_out() {
        Combatant mara = fist(5, 1);
        var play = scenario(table(mara, ward))
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 2, 5)
                .choice("attack.aim", "aim:3")
                .dice("attack.aimed", 6)
                .choice("attack.block", "block-0:2")
                .dice("attack.blocked", 4);

        Attack.resolve(play, mara, means(mara, "unarmed"), List.of(ward), Occasion.ACTION);

        assertThat(play.log())
                .startsWith(
                        "Mara rerolls with Aim: 3+4 becomes 4+6, 7 Energy left",
                        "Ward rerolls with Block with the Simple Baton/Shortsword: 2+5 becomes 4+5, 7 Energy left",
                        "Mara attacks Ward with Unarmed: 4+6 +5 STR = 15 against 4+5 +6 STR = 15, hits exactly");
    }

    @Test
    @Ledger({"CAP-AMB-44", "CAP-AMB-45", "CAP-AMB-39", "sig-shield-1h", "CAP-AMB-121", "damage-resist"})
    void a_shield_gives_two_rerolls_for_one_energy_and_other_sources_add_up() {
        Combatant mara = fist(5, 0);
        Combatant shield = blue("Shield")
                .armed("sig-shield-1h", DamageType.BLUNT, false)
                .resists(DamageType.BLUNT)
                .at(1, 0)
                .make();
        var play = scenario(table(mara, shield))
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 1, 1)
                .choice("attack.block", "block-0:1")
                .dice("attack.blocked", 2)
                .choice("attack.block", "block-0:2")
                .dice("attack.blocked", 3)
                .choice("attack.block", "damage-resist:1")
                .dice("attack.blocked", 5);

        Attack.resolve(play, mara, means(mara, "unarmed"), List.of(shield), Occasion.ACTION);

        assertThat(shield.energy()).isEqualTo(7);
        assertThat(play.log())
                .contains("Shield rerolls with Block with the Shield (One-handed): 1+2 becomes 1+3")
                .contains("Shield rerolls with Damage Resist: 1+3 becomes 3+5");
    }

    @Test
    @Ledger({"look-out", "CAP-AMB-88", "CAP-AMB-47", "CAP-AMB-48", "CAP-AMB-04"})
    void a_warning_lets_somebody_else_throw_a_die_again_once_per_roll() {
        Combatant mara = fist(5, 0);
        Combatant lookout = blue("Lookout").having("look-out").at(20, 0).make();
        var play = scenario(table(mara, plain, lookout))
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 1, 3)
                .choice("attack.look-out", "look-out:1")
                .dice("attack.looked-out", 6);

        Attack.resolve(play, mara, means(mara, "unarmed"), List.of(plain), Occasion.ACTION);

        assertThat(play.log())
                .startsWith(
                        "Plain rerolls with Look Out!: 1+3 becomes 3+6, 7 Energy left",
                        "Mara attacks Plain with Unarmed: 3+4 +5 STR = 12 against 3+6 +6 STR = 15, misses by 3");
        assertThat(lookout.energy()).isEqualTo(7);
    }

    @Test
    @Ledger("defensive-focus")
    void defensive_focus_works_once_in_each_focus() {
        Combatant mara = fist(5, 0);
        Combatant scout = blue("Sira").having("defensive-focus").at(1, 0).make();
        var play = scenario(table(mara, scout))
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 1, 3)
                .choice("attack.block", "defensive-focus:1")
                .dice("attack.blocked", 6)
                .dice("attack.attacker", 3, 6)
                .dice("attack.defender", 1, 3);
        play.emit(new Focused("sira", false));

        Attack.resolve(play, mara, means(mara, "unarmed"), List.of(scout), Occasion.ACTION);
        Attack.resolve(play, mara, means(mara, "unarmed"), List.of(scout), Occasion.ACTION);

        assertThat(play.log())
                .contains("Sira rerolls with Defensive Focus: 1+3 becomes 3+6", "Sira uses Defensive Focus");
        assertThat(scout.energy()).isEqualTo(8);
    }
}
