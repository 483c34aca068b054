package arbiter.games.capital.check;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ability.Cooldown;
import arbiter.games.capital.ability.Cooldown.WentOnCooldown;
import arbiter.games.capital.ability.CoolingEffect;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.grapple.Grapple;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.SeizeInitiative;
import arbiter.games.capital.turn.TurnOrder;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What people say about themselves before a roll. */
class ClaimsTest extends StrictScenarios<CapitalState> {

    private final Combatant mara = red("Mara")
            .score(Attribute.VSN, 6)
            .armed("pistol", DamageType.SHARP, true)
            .make();
    private final Combatant raider = blue("Raider").at(10, 0).make();

    private Scenario<CapitalState> missing(Combatant... units) {
        return scenario(table(units)).dice("attack.attacker", 1, 2).dice("attack.defender", 5, 6);
    }

    @Test
    @Ledger({"CAP-CHK-7", "CAP-AMB-54", "CAP-AMB-56", "CAP-ATK-4"})
    void training_and_a_strength_are_three_together_and_a_story_adds_nothing_more() {
        Combatant ona = red("Ona")
                .armed("pistol", DamageType.SHARP, true)
                .story(List.of("Steady hand"), List.of(), List.of("The last shift"))
                .make();
        var play = missing(ona, raider).choice("claims.claim", "strength:0").choice("claims.consent", "yes");

        Attack.resolve(play, ona, means(ona, "pistol"), List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .startsWith("Ona has 2 Ammo left in the Pistol", "Ona: this helps, Steady hand")
                .element(2)
                .asString()
                .contains("1+2 +5 VSN +2 training +1 Steady hand = 11 against");
    }

    @Test
    @Ledger({"CAP-CHK-7", "CAP-CHK-8", "CAP-AMB-55", "CAP-AMB-56"})
    void two_claims_are_three_a_weakness_takes_two_and_the_gamemaster_may_refuse() {
        Combatant ona = blue("Ona")
                .at(10, 0)
                .story(List.of("Acrobat", "Dancer"), List.of("Slow to wake"), List.of("Grew up on deck"))
                .make();
        var play = missing(mara, ona)
                .choice("claims.claim", "strength:0")
                .choice("claims.consent", "yes")
                .choice("claims.claim", "strength:1")
                .choice("claims.consent", "no")
                .choice("claims.claim", "story:0")
                .choice("claims.consent", "yes")
                .choice("claims.claim", "weakness:0")
                .choice("claims.consent", "yes");

        Attack.resolve(play, mara, means(mara, "pistol"), List.of(ona), Occasion.ACTION);

        assertThat(play.log().get(5)).contains("against 5+6 +5 AGI +2 Acrobat +1 Grew up on deck -2 Slow to wake = 17");
    }

    @Test
    @Ledger("CAP-AMB-56")
    void the_gamemaster_may_impose_a_weakness() {
        Combatant ona = blue("Ona")
                .at(10, 0)
                .story(List.of(), List.of("Crowds"), List.of())
                .make();
        var play = missing(mara, ona).choice("claims.weakness", "weakness:0");

        Attack.resolve(play, mara, means(mara, "pistol"), List.of(ona), Occasion.ACTION);

        assertThat(play.log()).contains("Ona: this hinders, Crowds");
        assertThat(play.log().get(3)).contains("+5 AGI -2 Crowds = 14");
    }

    @Test
    @Ledger({"CAP-AMB-84", "CAP-INIT-1", "CAP-AMB-56"})
    void claims_count_in_the_turn_order() {
        Combatant ona = blue("Ona")
                .at(10, 0)
                .story(List.of("Acrobat"), List.of(), List.of())
                .make();
        var play = scenario(table(ona, raider))
                .choice("claims.claim", "strength:0")
                .choice("claims.consent", "yes")
                .dice("initiative.roll", 3, 4, 3, 4);

        TurnOrder.resolve(play);

        assertThat(play.log())
                .contains("Ona rolls for turn order: 3+4 +5 AGI +2 Acrobat = 14")
                .endsWith("Turn order: Ona 14, Raider 12");
    }

    @Test
    @Ledger({"CAP-AMB-90", "CAP-AMB-56", "CAP-SEIZE-2", "CAP-SEIZE-3"})
    void claims_count_in_seizing_the_initiative() {
        Combatant ona = red("Ona")
                .at(10, 0)
                .story(List.of("Born leader"), List.of("Hesitant"), List.of())
                .make();
        var play = scenario(table(mara, ona, raider))
                .choice("seize.idle", "pass")
                .choice("seize.idle", "seize")
                .choice("claims.claim", "none")
                .choice("claims.weakness", "weakness:0")
                .dice("seize.acting", 3, 4)
                .dice("seize.opposing", 3, 4)
                .choice("seize.idle", "pass")
                .choice("seize.idle", "pass")
                .choice("seize.agree", "yes")
                .choice("claims.claim", "strength:0")
                .choice("claims.consent", "yes")
                .choice("claims.claim", "none")
                .choice("claims.weakness", "none")
                .dice("seize-charisma.acting", 1, 2)
                .dice("seize-charisma.opposing", 3, 4);

        SeizeInitiative.whenIdle(play);
        SeizeInitiative.handedOver(play, mara, ona);

        assertThat(play.log())
                .contains(
                        "Ona, seizing the Initiative: 3+4 +5 AGI -2 Hesitant = 10 against 3+4 +5 Difficulty = 12, fails"
                                + " by 2",
                        "Ona, handing over the Initiative: 1+2 +5 CHA +2 Born leader = 10 against 3+4 +5 Difficulty"
                                + " = 12, fails by 2");
    }

    @Test
    @Ledger({"CAP-CHK-7", "CAP-AMB-56", "CAP-ACT-3"})
    void claims_count_on_both_sides_of_any_contest() {
        Combatant ona = blue("Ona")
                .at(1, 0)
                .story(List.of("Wrestler"), List.of(), List.of())
                .make();
        var play = scenario(table(mara, ona))
                .choice("claims.claim", "strength:0")
                .choice("claims.consent", "yes")
                .dice("grapple.acting", 3, 4)
                .dice("grapple.opposing", 3, 4);

        new Grapple(mara, ona).resolve(play, Occasion.ACTION);

        assertThat(play.log()).last().asString().contains("against Ona 3+4 +5 STR +2 Wrestler = 14, fails by 2");
    }

    @Test
    @Ledger({"CAP-KEY-COOLDOWN", "CAP-CHK-7", "CAP-AMB-56"})
    void claims_count_in_the_check_that_ends_a_cooldown() {
        Combatant ona = red("Ona")
                .having("focus-1")
                .story(List.of("Iron nerves"), List.of(), List.of())
                .make();
        var play = scenario(table(ona, raider))
                .choice("claims.claim", "strength:0")
                .choice("claims.consent", "yes")
                .dice("cooldown.acting", 3, 4)
                .dice("cooldown.opposing", 3, 4);
        play.emit(new WentOnCooldown("ona", new CoolingEffect.OfAbility("focus-1"), "Focus I"));

        Cooldown.checks(play, ona);

        assertThat(play.log())
                .endsWith(
                        "Ona, Cooldown of Focus I: 3+4 +5 WIL +2 Iron nerves = 14 against 3+4 +7 Difficulty = 14, a tie",
                        "Ona can use Focus I again");
    }
}
