package arbiter.games.capital;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.energy.Paid;
import arbiter.games.capital.gear.HandsChanged;
import arbiter.games.capital.sheet.Companion;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What keywords and lists promise wherever they stand. */
class KeywordsTest extends StrictScenarios<CapitalState> {

    private final Combatant raider = blue("Raider").at(1, 0).make();

    @Test
    @Ledger({"CAP-KEY-INSTANT", "CAP-TURN-2"})
    void an_instant_is_offered_with_its_cost_as_long_as_it_can_be_paid_and_is_no_action() {
        Combatant sira = red("Sira").having("focus-1").maxima(20, 1, 5).make();
        CapitalState state = table(sira, raider);

        assertThat(ActMenu.instants(state, sira)).singleElement().satisfies(focus -> {
            assertThat(focus.id()).isEqualTo("focus");
            assertThat(focus.isAction()).isFalse();
            assertThat(focus.costs()).containsExactly(new Cost("Energy", 1));
        });
        new Paid("sira", 1, "something else").apply(state);
        assertThat(ActMenu.instants(state, sira)).isEmpty();
    }

    /** The attacker is the one who is Active; the second Tank is not asked because it has nothing to pay with. */
    @Test
    @Ledger({"CAP-KEY-REACTION", "intercept-1"})
    void a_reaction_needs_its_energy_and_no_turn() {
        Combatant victim = red("Victim").at(2, 0).make();
        Combatant tank = red("Tank").at(3, 0).having("intercept-1").make();
        Combatant tired =
                red("Tired").at(2, 1).having("intercept-1").maxima(20, 0, 5).make();
        var play = scenario(table(raider, victim, tank, tired))
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 1, 2)
                .choice("intercept.offer", "victim")
                .dice("intercept.damage", 1, 1);

        Attack.resolve(play, raider, means(raider, "unarmed"), List.of(victim), Occasion.ACTION);

        assertThat(play.log())
                .contains("Tank spends 1 Energy on Intercept, 7 left", "Tank takes 2 blunt damage, 18 HP left");
        assertThat(victim.hp()).isEqualTo(20);
        assertThat(tired.energy()).isZero();
    }

    @Test
    @Ledger("CAP-EQ-1")
    void what_is_not_in_hand_does_not_help() {
        Combatant mara = red("Mara").armed("pistol", DamageType.SHARP, true).make();
        CapitalState state = table(mara, raider);
        assertThat(AttackOptions.means(mara)).extracting(AttackMeans::name).contains("Pistol");

        new HandsChanged("mara", List.of(), List.of(), List.of(), List.of()).apply(state);

        assertThat(AttackOptions.means(mara)).extracting(AttackMeans::name).containsExactly("Unarmed");
    }

    @Test
    @Ledger({"CAP-VEH-3", "CAP-VEH-1"})
    void every_vehicle_says_how_many_operate_it_and_how_many_ride_along() {
        assertThat(Characters.BOOK.vehicles())
                .filteredOn(vehicle -> vehicle.tags().contains("signature"))
                .extracting(Vehicle::id, Vehicle::operators, Vehicle::passengers)
                .containsExactly(
                        tuple("tank-laser", 1, 3),
                        tuple("tank-ballistic", 1, 3),
                        tuple("mechsuit-dancer", 1, 0),
                        tuple("mechsuit-strider", 1, 0),
                        tuple("aeroplane", 1, 1),
                        tuple("bike", 1, 0));
    }

    @Test
    @Ledger("CAP-SIG-6")
    void there_are_four_companions_to_choose_from() {
        assertThat(Characters.BOOK.companions())
                .extracting(Companion::id)
                .containsExactly("sky-beast", "land-beast", "droid", "drone");
    }

    @Test
    @Ledger({"CAP-ABIL-1", "CAP-ABIL-2"})
    void slots_are_filled_from_chapter_six_and_nothing_else() {
        assertThat(Characters.BOOK.slotAbilities()).hasSize(42).noneMatch(ability -> ability.locked());
        assertThat(Characters.BOOK.abilities())
                .filteredOn(ability -> ability.locked())
                .hasSize(23 + 4);
    }
}
