package arbiter.games.capital.calls;

import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.CapitalGame;
import arbiter.games.capital.Motorpool;
import arbiter.games.capital.Tables;
import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.Slot;
import arbiter.games.capital.turn.TurnOrderRolled;
import arbiter.games.capital.turn.TurnStart;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Base;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the gamemaster may do by hand, and Attacks of the body. */
class GamemasterTest extends StrictScenarios<CapitalState> {

    private final Combatant mara = named("Mara").here();
    private final Combatant raider = named("Raider").foe().at(6, 0).here();
    private final CapitalState state = under(mara, raider);

    @Test
    @Ledger({"CAP-GEN-1", "CAP-AMB-98"})
    void the_gamemaster_can_set_what_is_so() {
        var play = scenario(state);

        play.emit(Tables.edit(play.state(), "set-bar", "mara", "{bar: Energy, value: 3}"));
        play.emit(Tables.edit(play.state(), "set-condition", "mara", "{condition: poisoned, on: true}"));
        play.emit(Tables.edit(play.state(), "set-condition", "mara", "{condition: prone, on: true}"));
        play.emit(Tables.edit(play.state(), "set-condition", "mara", "{condition: prone, on: false}"));
        play.emit(Tables.edit(play.state(), "set-condition", "raider", "{condition: taunted, by: mara}"));
        play.emit(Tables.edit(play.state(), "place", "raider", "{at: \"2,1\"}"));
        play.emit(Tables.edit(play.state(), "remove-unit", "raider", "{}"));

        assertThat(play.log())
                .containsExactly(
                        "Mara is set to 20 HP, 3 Energy and 5 Bones",
                        "Mara is poisoned",
                        "Mara is prone",
                        "Mara is no longer prone",
                        "Raider is taunted by Mara",
                        "Raider is put 1.2m south-east of Mara",
                        "Raider leaves");
        assertThat(raider.present()).isFalse();
        assertThat(mara.isPoisoned()).isTrue();
    }

    @Test
    @Ledger("CAP-GEN-1")
    void a_unit_that_comes_in_can_be_undone() {
        CapitalState before = state.copy();
        var play = scenario(state);

        play.emit(new UnitAdded(
                "late", "Late", "foes", raider.profile(), Base.at(Point.metres(9, 9), 1000), Optional.empty()));

        assertThat(play.log()).containsExactly("Late comes in 8m south of Raider");
        assertThat(state.units()).hasSize(3);
        state.restore(before);
        assertThat(state).isEqualTo(before);
    }

    @Test
    @Ledger({"CAP-GEN-1", "CAP-AMB-84", "CAP-AMB-34", "CAP-VEH-4"})
    void whoever_comes_into_a_running_combat_rolls_before_anything_else_and_a_vehicle_does_not() {
        Combatant tank = Motorpool.vehicle("tank-laser", "foes", Point.metres(30, 0));
        var play = scenario(state).dice("initiative.roll", 6, 6);
        play.emit(new TurnOrderRolled(List.of(new Slot("mara", 9, false), new Slot("raider", 7, false)), List.of()));
        play.emit(new UnitAdded("late", "Late", "foes", raider.profile(), raider.base(), Optional.empty()));
        play.emit(new UnitAdded("tank", "Tank", "foes", tank.profile(), tank.base(), Optional.of("late")));
        play.emit(new UnitAdded("dog", "Dog", "foes", raider.profile(), raider.base(), Optional.of("late")));

        new CapitalGame().advance(play);

        assertThat(state.arriving()).isEmpty();
        assertThat(state.order()).extracting(Slot::combatant).containsExactly("late", "mara", "raider");
        assertThat(state.unit("tank").crew().owner()).contains("late");
        assertThat(state.unit("dog").bond().orElseThrow().owner()).isEqualTo("late");
    }

    @Test
    @Ledger({"CAP-GEN-1", "CAP-AMB-146"})
    void a_vehicle_that_gets_away_takes_its_people_along() {
        Combatant bike = Motorpool.vehicle("bike", "foes", Point.metres(30, 0));
        CapitalState chase = under(mara, raider, bike);
        UnitSetup.seat(raider, bike, true);
        var play = scenario(chase);

        play.emit(new UnitWithdrawn("bike"));

        assertThat(raider.present()).isFalse();
        assertThat(raider.riding()).isEmpty();
        assertThat(new CapitalGame().ending(chase).orElseThrow().winner()).contains(mara.side());
    }

    @Test
    @Ledger({"natural-weapon-melee", "CAP-AMB-52"})
    void claws_hit_for_eight_of_the_chosen_type_without_training() {
        Combatant beast = named("Beast")
                .can("natural-weapon-melee", DamageType.TOXIC)
                .at(1, 0)
                .here();
        var play = scenario(under(beast, raider)).dice("attack.attacker", 3, 4).dice("attack.defender", 3, 4);
        AttackMeans claws = AttackOptions.means(beast).get(0);

        assertThat(claws.trained()).isFalse();
        Attack.resolve(play, beast, claws, List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .contains("Raider takes 8 toxic damage, 12 HP left")
                .noneMatch(line -> line.contains("Cooldown"));
    }

    @Test
    @Ledger({"natural-weapon-ranged", "CAP-KEY-COOLDOWN", "CAP-REST-4"})
    void a_natural_missile_recovers_by_a_check_at_the_start_of_a_turn() {
        Combatant beast =
                named("Beast").can("natural-weapon-ranged", DamageType.COLD).here();
        var play = scenario(under(beast, raider))
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 3, 4)
                .dice("attack.damage", 2)
                .dice("cooldown.acting", 1, 2, 4, 4)
                .dice("cooldown.opposing", 1, 2, 3, 3);

        Attack.resolve(play, beast, AttackOptions.means(beast).get(0), List.of(raider), Occasion.ACTION);
        assertThat(play.log())
                .contains("Beast: Natural Missile is on Cooldown", "Raider takes 6 cold damage, 14 HP left");
        assertThat(AttackOptions.means(beast)).noneMatch(means -> means.name().equals("Natural Missile"));
        TurnStart.steps(play, beast);
        assertThat(beast.timers().anyCooling()).isTrue();
        TurnStart.steps(play, beast);

        assertThat(play.log())
                .endsWith(
                        "Beast, Cooldown of Natural Missile: 4+4 +5 FTD = 13 against 3+3 +7 Difficulty = 13, a tie",
                        "Beast can use Natural Missile again");
    }

    @Test
    @Ledger("CAP-REST-4")
    void a_rest_brings_a_natural_missile_back() {
        Combatant beast =
                named("Beast").can("natural-weapon-ranged", DamageType.COLD).here();
        var play = scenario(under(beast, raider)).dice("attack.attacker", 1, 1).dice("attack.defender", 3, 4);
        Attack.resolve(play, beast, AttackOptions.means(beast).get(0), List.of(raider), Occasion.ACTION);

        Rest.resolve(play.dice("rest.energy", 1), List.of(beast), 20, 0);

        assertThat(play.log()).contains("Beast has nothing on Cooldown any more");
        assertThat(beast.timers().anyCooling()).isFalse();
    }
}
