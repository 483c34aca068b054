package arbiter.games.centuryg.attack;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.power.EnemyReroll;
import arbiter.games.centuryg.power.KnownPower;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.interpreters.odds.Choices;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said after a Might Test. */
class TestAnswersTest extends CombatScenario {

    private final CenturyState state = at(
            fight(
                    mecha("Aska", "2,2")
                            .level(2)
                            .might(6)
                            .speed(0)
                            .armed("beam-rifle", "chainblade", "zweihander")
                            .knows("im-breaking-through", "you-can-do-better-than-that"),
                    mecha("Vex", "4,2").foe().guard(7).level(0),
                    mecha("Wolf", "6,2").foe().level(1)),
            3,
            "aska");
    private final Fighter aska = state.unit("aska");
    private final Fighter vex = state.unit("vex");
    private final Fighter wolf = state.unit("wolf");

    /** Section 6, example 1, with all its steps. */
    @Test
    @Ledger({
        "BCG-ADV-5",
        "BCG-AD-2",
        "BCG-AMB-05",
        "BCG-AMB-83",
        "BCG-TRB-17",
        "BCG-GP-1",
        "BCG-GP-2",
        "BCG-GP-4",
        "custom-defense",
        "try-again",
        "not-so-fast"
    })
    void rerolls_and_a_raised_defense_answer_each_other_and_add_up() {
        CenturyState plated = at(
                fight(
                        mecha("Aska", "2,2").level(2).might(6).speed(0).armed("beam-rifle"),
                        mecha("Vex", "4,2").foe().guard(7).level(0).fitted("custom-defense:beam"),
                        mecha("Wolf", "6,2").foe().level(1)),
                3,
                "aska");
        var play = scenario(plated)
                .dice("attack.might", 4, 7)
                .choice("attack.answer", "pass") // a hit needs no second try
                .choice("attack.answer", "custom-defense:5")
                .choice("attack.answer", "try-again")
                .dice("attack.might", 3, 9, 5)
                .choice("attack.answer", "not-so-fast")
                .dice("attack.might", 6);

        attack(play, plated.unit("aska"), plated.unit("vex"), "beam-rifle", AttackInProgress.Mode.ATTACK, true);

        assertThat(tests(play)).containsExactly("16 against 12", "18 against 17", "15 against 17");
        assertThat(damage(play)).isEmpty();
        assertThat(plated.unit("aska").energy()).isEqualTo(3);
        assertThat(plated.unit("vex").energy()).isEqualTo(3);
        assertThat(play.log())
                .containsSubsequence(
                        "Vex uses Custom Defense: Defense +5 is 17 against 16, now a miss",
                        "Aska calls Try Again for 1 GP, 1 left",
                        "Wolf calls Not so Fast for 1 GP, 0 left");
    }

    @Test
    @Ledger("not-so-fast")
    void nobody_who_is_attacked_says_not_so_fast() {
        AttackInProgress strike = strike(aska, wolf, "beam-rifle");
        List<WindowAnswer> answers = new ArrayList<>();

        KnownPower power = wolf.powers().find(EnemyReroll.class).orElseThrow();
        power.trait().afterTest(state, wolf, power, strike, answers);
        assertThat(answers).isEmpty();
        power.trait().afterTest(state, wolf, power, strike(aska, vex, "beam-rifle"), answers);
        assertThat(answers).extracting(WindowAnswer::id).containsExactly("not-so-fast");
    }

    private static AttackInProgress strike(Fighter attacker, Fighter target, String weapon) {
        AttackInProgress strike =
                new AttackInProgress(attacker, AttackInProgress.Mode.ATTACK, wield(attacker, weapon), Occasion.ACTION);
        strike.strike(new AttackedUnit(target));
        strike.target().declare(target);
        return strike;
    }

    @Test
    @Ledger({"cant-let-you-do-that", "BCG-AMB-81"})
    void without_tension_the_same_dice_are_counted_again() {
        CenturyState denied = at(
                fight(
                        mecha("Aska", "2,2").might(6).speed(0).level(0).armed("beam-rifle"),
                        mecha("Vex", "4,2").foe().guard(7).level(1).knows("cant-let-you-do-that")),
                3,
                "aska");
        var play = scenario(denied).dice("attack.might", 5).choice("attack.answer", "cant-let-you-do-that:aska");

        attack(play, denied.unit("aska"), denied.unit("vex"), "beam-rifle");

        assertThat(tests(play)).containsExactly("14 against 12", "11 against 12");
        assertThat(AttackTension.of(denied, strike(denied.unit("aska"), denied.unit("vex"), "beam-rifle")))
                .isZero();
    }

    @Test
    @Ledger({"you-can-do-better-than-that", "BCG-AMB-82"})
    void a_miss_becomes_a_hit_by_the_tension() {
        AttackInProgress strike = strike(aska, vex, "beam-rifle");
        var play = scenario(state)
                .dice("attack.might", 1)
                .choice("attack.answer", "you-can-do-better-than-that:vex")
                .choice("attack.answer", "pass")
                .choice("attack.answer", "pass");

        MightRollAnswers.resolve(play, strike);

        assertThat(tests(play)).containsExactly("10 against 12");
        assertThat(strike.victims().get(0).margin()).isEqualTo(3);
    }

    @Test
    @Ledger("BCG-AMB-82")
    void an_unreliable_weapon_that_stalls_hits_by_nothing() {
        AttackInProgress strike = strike(aska, vex, "chainblade");
        var play = scenario(state)
                .dice("attack.might", 1)
                .choice("attack.answer", "you-can-do-better-than-that:vex")
                .choice("attack.answer", "pass")
                .choice("attack.answer", "pass");

        MightRollAnswers.resolve(play, strike);

        assertThat(strike.victims().get(0).isHit()).isTrue();
        assertThat(strike.victims().get(0).margin()).isZero();
    }

    @Test
    @Ledger("im-breaking-through")
    void active_defenses_count_for_nothing_once_they_are_broken_through() {
        AttackInProgress strike = strike(aska, vex, "beam-rifle");
        AttackedUnit victim = strike.victims().get(0);
        assertThat(MightRollAnswers.piercing(state, strike, aska)).isEmpty();

        victim.defendWith(5);
        var play = scenario(state);
        MightRollAnswers.piercing(state, strike, aska).get(0).use(play);

        assertThat(strike.ignoresDefenses()).isTrue();
        assertThat(victim.activeDefense()).isZero();
        assertThat(play.log()).containsExactly("Aska calls I'm Breaking Through for 1 GP, 1 left");
    }

    /** 3 of 10 faces hit at first; the best of two dice saves a miss, the lowest of two dice undoes a hit. */
    @Test
    @Ledger({"BCG-ADV-5", "try-again", "not-so-fast"})
    void exact_odds_of_rerolls_in_combination() {
        CenturyState duel = at(
                fight(
                        mecha("Aska", "2,2")
                                .might(2)
                                .speed(0)
                                .armed("riot-weapon")
                                .level(1),
                        mecha("Vex", "3,2").foe().guard(6).level(0),
                        mecha("Wolf", "8,7").foe().level(1)),
                1,
                "aska");
        // total 3 + die against Defense 11: a face of 8 or more hits
        Fraction miss = Fraction.of(7, 10);
        assertThat(hits(duel, false, false)).isEqualTo(Fraction.of(3, 10));
        Fraction lowestOfTwo = Fraction.of(9, 100);
        assertThat(hits(duel, false, true)).isEqualTo(Fraction.of(81, 10_000));
        Fraction bestOfTwo = Fraction.of(51, 100);
        assertThat(hits(duel, true, false)).isEqualTo(Fraction.of(3, 10).plus(miss.times(bestOfTwo)));
        // both: a first hit is undone at net -2 and then tried again at net -1; a first miss is tried again at net +1
        // and that is undone at net -1
        Fraction firstHit = Fraction.of(27, 1000).plus(Fraction.of(973, 1000).times(lowestOfTwo));
        Fraction firstMiss = bestOfTwo.times(lowestOfTwo);
        assertThat(hits(duel, true, true))
                .isEqualTo(Fraction.of(3, 10).times(firstHit).plus(miss.times(firstMiss)));
    }

    /** Everybody who may do so answers as it suits them. */
    private Fraction hits(CenturyState duel, boolean attackers, boolean defenders) {
        Choices<CenturyState> wanted = (table, request) -> {
            boolean attacker = request.decider().id().equals("aska");
            boolean plays = attacker ? attackers : defenders;
            for (int i = 0; i < request.options().size(); i++) {
                boolean power = request.option(i).id().equals("try-again")
                        || request.option(i).id().equals("not-so-fast");
                if (plays && power && !request.quiet()) {
                    return java.util.OptionalInt.of(i);
                }
            }
            return java.util.OptionalInt.of(request.fallbackIndex());
        };
        return scenario(duel)
                .odds(play -> {
                    Fighter target = play.state().unit("vex");
                    int before = target.points();
                    AttackInProgress strike = new AttackInProgress(
                            play.state().unit("aska"),
                            AttackInProgress.Mode.ATTACK,
                            wield(play.state().unit("aska"), "riot-weapon"),
                            Occasion.ACTION);
                    AttackedUnit victim = new AttackedUnit(target);
                    strike.strike(victim);
                    strike.target().declare(target);
                    MightRollAnswers.resolve(play, strike);
                    return victim.isHit() && before == target.points();
                })
                .choosing(wanted)
                .exact()
                .chanceOf(true);
    }
}
