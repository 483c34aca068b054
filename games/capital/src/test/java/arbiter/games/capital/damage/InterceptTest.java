package arbiter.games.capital.damage;

import static arbiter.games.capital.Ward.fight;
import static arbiter.games.capital.Ward.unit;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.AttackCast;
import arbiter.games.capital.CapitalGame;
import arbiter.games.capital.Ward;
import arbiter.games.capital.ability.Sanctuary.SanctuaryBegan;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.Prepared;
import arbiter.games.capital.turn.Slot;
import arbiter.games.capital.turn.TurnOrderRolled;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class InterceptTest extends StrictScenarios<CapitalState> {

    private final Combatant bo = unit("Bo").at(3, 0).here();
    private final Combatant raider = unit("Raider")
            .foe()
            .at(20, 0)
            .score(Attribute.VSN, 7)
            .shoots("VSN vs AGI", 18)
            .here();

    private static Ward tank(String name) {
        return unit(name).score(Attribute.STR, 7).armour(2).ability("intercept-1");
    }

    /** The raider's gun hits with a total of 17, for 18. */
    private static void shoot(Scenario<CapitalState> play, Combatant raider, Combatant target) {
        play.dice("attack.attacker", 5, 5).dice("attack.defender", 1, 2);
        Attack.resolve(play, raider, AttackOptions.means(raider).get(0), List.of(target), Occasion.ACTION);
    }

    @Test
    @Ledger({"intercept-1", "CAP-AMB-107", "CAP-KEY-REACTION"})
    void a_tank_takes_over_what_it_rolls() {
        Combatant tank = tank("Tank").here();
        var play = scenario(fight(bo, tank, raider))
                .choice("intercept.offer", "victim")
                .dice("intercept.damage", 4, 5);

        shoot(play, raider, bo);

        assertThat(play.log())
                .containsExactly(
                        "Raider attacks Bo with Gun: 5+5 +7 VSN = 17 against 1+2 +5 AGI = 8, hits by 9",
                        "Tank spends 1 Energy on Intercept, 7 left",
                        "Tank moves 2m, beside Bo",
                        "Tank intercepts for Bo: 4+5, takes over 9",
                        "Tank takes 9 sharp damage, 11 HP left",
                        "Bo takes 9 sharp damage (+18 Gun -9 intercepted), 11 HP left",
                        "Raider has 1 Attack Counters");
    }

    @Test
    @Ledger({"sanctuary-1", "sanctuary", "CAP-AMB-108"})
    void in_sanctuary_it_is_free_and_a_tie_nullifies_it() {
        Combatant tank = tank("Tank").ability("sanctuary-1").energy(0).here();
        var play = scenario(fight(bo, tank, raider))
                .choice("intercept.offer", "victim")
                .dice("intercept.damage", 4, 5)
                .dice("sanctuary.defender", 3, 5)
                .choice("sanctuary.block", "pass");
        AttackCast.act(play.state(), tank, "sanctuary").resolve(play, Occasion.ACTION);

        shoot(play, raider, bo);

        assertThat(play.log())
                .contains(
                        "Tank uses the Ultimate Sanctuary I",
                        "Tank is a Sanctuary for 2 turns",
                        "Tank, defending as a Sanctuary: 3+5 +7 STR +2 armour = 17 against Raider 5+5 +7 VSN = 17, a tie",
                        "Bo takes 9 sharp damage (+18 Gun -9 intercepted), 11 HP left")
                .noneMatch(line -> line.startsWith("Tank takes"));
        assertThat(ActMenu.instants(play.state(), tank)).isEmpty();
    }

    @Test
    @Ledger({"sanctuary-1", "CAP-AMB-04", "CAP-AMB-108"})
    void a_sanctuary_dodges_three_times_for_nothing() {
        Combatant tank = tank("Tank").ability("sanctuary-1").energy(0).here();
        CapitalState state = fight(bo, tank, raider);
        new SanctuaryBegan("tank", 2).apply(state);
        var play = scenario(state)
                .choice("attack.block", "sanctuary:1")
                .dice("attack.blocked", 2)
                .choice("attack.block", "sanctuary:2")
                .dice("attack.blocked", 1)
                .choice("attack.block", "sanctuary:1")
                .dice("attack.blocked", 6);

        shoot(play, raider, tank);

        assertThat(play.log())
                .contains(
                        "Tank rerolls with Sanctuary: 1+2 becomes 2+2",
                        "Raider attacks Tank with Gun: 5+5 +7 VSN = 17 against 2+6 +7 STR +2 armour = 17, hits exactly",
                        "Tank takes 18 sharp damage, 2 HP left");
    }

    @Test
    @Ledger({"sanctuary-1", "CAP-AMB-73"})
    void a_sanctuary_lasts_for_two_starts_of_its_own_turns() {
        Combatant tank = tank("Tank").ability("sanctuary-1").here();
        CapitalState state = fight(tank, raider);
        new SanctuaryBegan("tank", 2).apply(state);
        new TurnOrderRolled(List.of(new Slot("tank", 9, false)), List.of()).apply(state);
        var play = scenario(state).choice("turn.action", "end-turn");
        CapitalGame game = new CapitalGame();

        for (int step = 0; step < 4; step++) {
            game.advance(play);
        }

        assertThat(play.log())
                .containsSubsequence("Tank stays a Sanctuary for another turn", "Tank is no longer a Sanctuary");
    }

    @Test
    @Ledger("intercept-2")
    void the_second_version_reaches_eight_metres_and_takes_two_more() {
        Combatant far = unit("Tank").at(-6, 0).ability("intercept-2").here();
        var play = scenario(fight(bo, far, raider))
                .choice("intercept.offer", "victim")
                .dice("intercept.damage", 4, 5);

        shoot(play, raider, bo);

        assertThat(play.log())
                .contains("Tank moves 8m, beside Bo", "Tank takes 11 sharp damage, 9 HP left")
                .contains("Bo takes 7 sharp damage (+18 Gun -11 intercepted), 13 HP left");
    }

    @Test
    @Ledger("CAP-AMB-107")
    void another_tank_may_take_over_the_redirected_part_but_nobody_twice() {
        Combatant one = tank("One").here();
        Combatant two = tank("Two").at(3, 3).here();
        var play = scenario(fight(bo, one, two, raider))
                .choice("intercept.offer", "victim")
                .dice("intercept.damage", 6, 6)
                .choice("intercept.offer", "victim")
                .dice("intercept.damage", 2, 3);

        shoot(play, raider, bo);

        assertThat(play.log())
                .containsSubsequence(
                        "One intercepts for Bo: 6+6, takes over 12",
                        "Two intercepts for One: 2+3, takes over 5",
                        "Two takes 5 sharp damage, 15 HP left",
                        "One takes 7 sharp damage (+12 intercepted -5 intercepted), 13 HP left",
                        "Bo takes 6 sharp damage (+18 Gun -12 intercepted), 14 HP left");
    }

    @Test
    @Ledger({"intercept-1", "CAP-AMB-107"})
    void nobody_is_asked_who_is_hurt_too_far_away_or_out_of_energy() {
        Combatant far = tank("Far").at(-3, 0).here();
        Combatant tired = tank("Tired").at(3, 3).energy(0).here();
        Combatant hit = tank("Hit").here();
        var play = scenario(fight(far, tired, hit, raider));

        Damage.resolve(play, new DamageInProgress(Optional.empty(), tired, Modifiers.of("fall", 3), DamageType.BLUNT));

        assertThat(play.log()).containsExactly("Tired takes 3 blunt damage, 17 HP left");
    }

    @Test
    @Ledger({"intercept-1", "CAP-AMB-49"})
    void a_tank_defends_with_strength_where_that_is_better() {
        Combatant tank = tank("Tank").here();
        var play = scenario(fight(tank, raider));

        shoot(play, raider, tank);

        assertThat(play.log()).first().asString().endsWith("against 1+2 +7 STR +2 armour = 12, hits by 5");
    }

    @Test
    @Ledger({"intercept-1", "CAP-AMB-49"})
    void a_tank_that_is_prepared_for_the_worse_score_is_asked() {
        Combatant tank = tank("Tank").here();
        CapitalState state = fight(tank, raider);
        new Prepared("tank", Attribute.AGI).apply(state);
        var play = scenario(state)
                .choice("attack.defense-attribute", "agi")
                .choice("attack.block", "prepare")
                .dice("attack.prepared-defense", 6, 6);

        shoot(play, raider, tank);

        assertThat(play.log())
                .contains("Tank was prepared for AGI")
                .last()
                .asString()
                .contains("Attack Counter");
    }

    @Test
    @Ledger({"sanctuary-2", "CAP-AMB-07"})
    void the_second_sanctuary_works_like_the_first() {
        Combatant tank = tank("Tank").ability("sanctuary-2").here();

        assertThat(ActMenu.instants(fight(tank, raider), tank))
                .extracting(CapitalAct::id)
                .containsExactly("sanctuary");
    }
}
