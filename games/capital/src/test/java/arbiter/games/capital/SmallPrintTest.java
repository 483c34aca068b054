package arbiter.games.capital;

import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ability.Cooldown;
import arbiter.games.capital.ability.Cooldown.WentOnCooldown;
import arbiter.games.capital.ability.CoolingEffect;
import arbiter.games.capital.ability.Sanctuary.SanctuaryBegan;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.attack.PackBonus;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.gear.Reloaded;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.SeizeInitiative;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Limits that are easily overlooked: reaches, numbers of a second kind, the side of a condition nobody thinks of. */
class SmallPrintTest extends StrictScenarios<CapitalState> {

    private final Combatant raider = named("Raider").foe().at(9, 0).here();

    @Test
    @Ledger({"thats-an-order-1", "CAP-KEY-COOLDOWN"})
    void the_first_order_comes_back_against_six() {
        Combatant captain = named("Captain").can("thats-an-order-1").here();
        var play =
                scenario(under(captain, raider)).dice("cooldown.acting", 3, 4).dice("cooldown.opposing", 3, 4);
        play.emit(new WentOnCooldown("captain", new CoolingEffect.OfAbility("thats-an-order-1"), "That's an Order I"));

        Cooldown.checks(play, captain);

        assertThat(play.log())
                .last()
                .isEqualTo(
                        "Captain, Cooldown of That's an Order I: 3+4 +5 WIL = 12 against 3+4 +6 Difficulty = 13, fails by 1");
        assertThat(captain.timers().isCooling("thats-an-order-1")).isTrue();
    }

    @Test
    @Ledger({"mind-control", "soul-read", "telepathic-link-1"})
    void minds_are_reached_at_two_metres_one_and_three() {
        Combatant seer = named("Seer")
                .can("mind-control")
                .can("soul-read")
                .can("telepathic-link-1")
                .here();
        Combatant two = named("Two").at(3, 0).here();
        Combatant three = named("Three").at(0, 4).here();
        Combatant four = named("Four").at(0, -5).here();

        assertThat(ActFixture.actions(under(seer, two, four), seer))
                .contains("mind-control:two", "telepathic-link")
                .doesNotContain("soul-read:two", "mind-control:four");
        assertThat(ActFixture.actions(under(seer, three), seer))
                .contains("telepathic-link")
                .doesNotContain("mind-control:three");
        assertThat(ActFixture.usefulActions(under(seer, four), seer)).doesNotContain("telepathic-link");
    }

    @Test
    @Ledger("high-alert")
    void nobody_is_on_high_alert_without_overwatch() {
        Combatant guard = named("Guard").can("high-alert").at(8, 0).here();
        var play = scenario(under(raider, guard)).dice("attack.attacker", 3, 4).dice("attack.defender", 1, 2);

        Attack.resolve(play, raider, AttackOptions.means(raider).get(0), List.of(guard), Occasion.ACTION);

        assertThat(guard.hp()).isEqualTo(18);
    }

    @Test
    @Ledger({"CAP-AMB-37", "land-beast"})
    void a_pack_counts_in_pairs() {
        Combatant beast = AttackCast.red("Beast").companion("land-beast").make();
        Combatant prey = AttackCast.blue("Prey").at(1, 0).make();
        Combatant a = AttackCast.red("A").at(2, 0).make();
        Combatant b = AttackCast.red("B").at(1, 1).make();
        Combatant c = AttackCast.red("C").at(1, -1).make();
        Combatant d = AttackCast.red("D").at(1, 0).make();
        AttackMeans bite = AttackCast.means(beast, "bite");

        assertThat(PackBonus.bonus(AttackCast.table(beast, prey), beast, prey, bite))
                .isZero();
        assertThat(PackBonus.bonus(AttackCast.table(beast, prey, a), beast, prey, bite))
                .isZero();
        assertThat(PackBonus.bonus(AttackCast.table(beast, prey, a, b), beast, prey, bite))
                .isEqualTo(1);
        assertThat(PackBonus.bonus(AttackCast.table(beast, prey, a, b, c), beast, prey, bite))
                .isEqualTo(1);
        assertThat(PackBonus.bonus(AttackCast.table(beast, prey, a, b, c, d), beast, prey, bite))
                .isEqualTo(2);
    }

    @Test
    @Ledger({"sanctuary-1", "CAP-AMB-108"})
    void a_sanctuary_whose_defence_fails_takes_what_it_intercepted() {
        Combatant bo = Ward.unit("Bo").at(3, 0).here();
        Combatant tank = Ward.unit("Tank")
                .score(Attribute.STR, 7)
                .ability("intercept-1")
                .energy(0)
                .here();
        Combatant gunner =
                Ward.unit("Gunner").foe().at(20, 0).shoots("VSN vs AGI", 18).here();
        CapitalState state = Ward.fight(bo, tank, gunner);
        new SanctuaryBegan("tank", 2).apply(state);
        var play = scenario(state)
                .dice("attack.attacker", 6, 5)
                .dice("attack.defender", 1, 2)
                .choice("intercept.offer", "victim")
                .dice("intercept.damage", 4, 5)
                .dice("sanctuary.defender", 3, 5)
                .choice("sanctuary.block", "pass");

        Attack.resolve(play, gunner, AttackOptions.means(gunner).get(0), List.of(bo), Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence(
                        "Tank, defending as a Sanctuary: 3+5 +7 STR = 15 against Gunner 5+6 +5 VSN = 16, fails by 1",
                        "Tank takes 9 sharp damage, 11 HP left",
                        "Bo takes 9 sharp damage (+18 Gun -9 intercepted), 11 HP left");
    }

    @Test
    @Ledger({"CAP-AMB-138", "CAP-SEIZE-1"})
    void left_to_themselves_units_never_seize() {
        CapitalState state = under(raider, named("Mara").here());
        var play = scenario(state);

        SeizeInitiative.whenIdle(play);

        assertThat(play.log()).isEmpty();
    }

    @Test
    @Ledger({"CAP-KEY-CRIT", "sniper-rifle"})
    void one_less_than_its_margin_is_no_crit() {
        Combatant sniper = named("Sniper")
                .trained("heavy-guns")
                .weapon("sniper-rifle", DamageType.HEAT)
                .here();
        var play = scenario(under(sniper, raider))
                .dice("attack.attacker", 3, 6, 4, 6)
                .dice("attack.defender", 3, 4, 3, 4);

        Attack.resolve(play, sniper, AttackOptions.means(sniper).get(0), List.of(raider), Occasion.SEIZED);
        play.emit(new Reloaded("sniper", 0));
        Attack.resolve(play, sniper, AttackOptions.means(sniper).get(0), List.of(raider), Occasion.SEIZED);

        assertThat(play.log())
                .contains("Raider takes 10 heat damage, 10 HP left")
                .contains("Raider takes 16 heat damage (+10 Sniper rifle +6 crit), 0 HP left");
    }

    @Test
    @Ledger({"CAP-KEY-TAKEDOWN", "terrifying"})
    void damage_that_nobody_with_a_use_for_it_dealt_takes_down_without_a_word() {
        Combatant weak = named("Weak").at(1, 0).here();
        Combatant ghoul = named("Ghoul").foe().can("terrifying").at(5, 0).here();
        var play = scenario(under(weak, ghoul, raider));

        Damage.outside(
                play,
                new DamageInProgress(Optional.empty(), weak, Modifiers.of("rubble", 20), DamageType.BLUNT),
                Optional.empty());

        assertThat(weak.isCritical()).isTrue();
        assertThat(play.log()).noneMatch(line -> line.contains("Taken Down"));
    }
}
