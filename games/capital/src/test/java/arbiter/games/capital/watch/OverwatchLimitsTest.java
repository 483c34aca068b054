package arbiter.games.capital.watch;

import static arbiter.games.capital.Walkers.missing;
import static arbiter.games.capital.Walkers.onWatch;
import static arbiter.games.capital.Walkers.somebody;
import static arbiter.games.capital.Walkers.turnOf;
import static arbiter.games.capital.Walkers.way;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.CapitalGame;
import arbiter.games.capital.calls.Concealed;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.ReadinessEnded;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What ends Overwatch, and what does not. */
class OverwatchLimitsTest extends StrictScenarios<CapitalState> {

    private final Combatant raider = somebody("Raider", "0,0").unit();
    private final Combatant vera = somebody("Vera", "5,8").armed("pistol").unit();

    private static void hurt(Scenario<CapitalState> play, Combatant unit, int damage) {
        Modifiers harm = Modifiers.of("harm", damage);
        Damage.resolve(play, new DamageInProgress(Optional.empty(), unit, harm, DamageType.BLUNT));
    }

    @Test
    @Ledger({"CAP-OW-5", "CAP-AMB-94"})
    void no_damage_needs_no_check_and_critical_condition_ends_it_without_one() {
        CapitalState state = onWatch(turnOf(raider, vera), vera, 2);
        var play = scenario(state);

        hurt(play, vera, 0);
        assertThat(vera.overwatch()).isEqualTo(2);
        hurt(play, vera, 20);

        assertThat(vera.isCritical()).isTrue();
        assertThat(vera.overwatch()).isZero();
    }

    @Test
    @Ledger({"CAP-OW-5", "CAP-AMB-94"})
    void a_failed_check_ends_it_with_all_its_attacks_and_every_instance_needs_one() {
        CapitalState state = onWatch(turnOf(raider, vera), vera, 2);
        var play =
                scenario(state).dice("overwatch-hold.acting", 3, 4, 3, 3).dice("overwatch-hold.opposing", 3, 4, 3, 4);

        hurt(play, vera, 1);
        assertThat(vera.overwatch()).isEqualTo(2);
        hurt(play, vera, 1);

        assertThat(vera.overwatch()).isZero();
        assertThat(play.log()).last().isEqualTo("Vera is no longer on Overwatch");
    }

    @Test
    @Ledger({"CAP-AMB-95", "CAP-OW-3", "rally-1"})
    void three_attacks_are_for_three_movements() {
        CapitalState state = onWatch(turnOf(raider, vera), vera, 3);
        var play = missing(scenario(state).choice("overwatch.interrupt", "attack:raider:1m"));

        Movement.along(play, raider, way(0, 0, 8, 0));

        assertThat(vera.overwatch()).isEqualTo(2);
        assertThat(raider.base().centre()).isEqualTo(Point.metres(8, 0));
    }

    @Test
    @Ledger({"CAP-OW-1", "CAP-OW-4"})
    void overwatch_is_there_for_all_to_see_until_the_last_attack() {
        CapitalState state = onWatch(turnOf(raider, vera), vera, 1);
        var play = missing(scenario(state).choice("overwatch.interrupt", "attack:raider:1m"));
        assertThat(conditions(state)).contains("overwatch");

        Movement.along(play, raider, way(0, 0, 3, 0));

        assertThat(conditions(state)).doesNotContain("overwatch");
    }

    private static List<String> conditions(CapitalState state) {
        return new CapitalGame()
                .view(state, Viewer.player("raider")).unit("vera").orElseThrow().conditions().stream()
                        .map(View.Condition::name)
                        .toList();
    }

    @Test
    @Ledger({"CAP-OW-1", "CAP-AMB-12"})
    void nobody_is_asked_about_somebody_the_gamemaster_keeps_hidden() {
        CapitalState state = onWatch(turnOf(raider, vera), vera, 1);
        var play = scenario(state);
        play.emit(new Concealed("raider", true));

        Movement.along(play, raider, way(0, 0, 3, 0));

        assertThat(vera.overwatch()).isEqualTo(1);
    }

    @Test
    @Ledger({"cautious", "CAP-AMB-21"})
    void each_overwatch_saves_once() {
        Combatant sniper = somebody("Sniper", "5,8").able("cautious").unit();
        CapitalState state = onWatch(turnOf(raider, sniper), sniper, 1);
        var play = scenario(state);

        assertThat(EnergyPayment.pay(play, sniper, 2, "something")).isTrue();
        assertThat(EnergyPayment.pay(play, sniper, 2, "more")).isTrue();
        onWatch(state, sniper, 1);
        assertThat(EnergyPayment.pay(play, sniper, 2, "yet more")).isTrue();
        new ReadinessEnded("sniper").apply(state);
        assertThat(EnergyPayment.pay(play, sniper, 1, "the rest")).isTrue();

        assertThat(sniper.energy()).isEqualTo(8 - 1 - 2 - 1 - 1);
    }
}
