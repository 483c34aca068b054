package arbiter.games.capital.watch;

import static arbiter.games.capital.Walkers.among;
import static arbiter.games.capital.Walkers.missing;
import static arbiter.games.capital.Walkers.onWatch;
import static arbiter.games.capital.Walkers.somebody;
import static arbiter.games.capital.Walkers.turnOf;
import static arbiter.games.capital.Walkers.way;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.capital.Staged;
import arbiter.games.capital.Tables;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.damage.FellCritical;
import arbiter.games.capital.move.Move;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.move.MovementPath;
import arbiter.games.capital.move.RemainingPath;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.ActionTaken;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.ReadinessEnded;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Request;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OverwatchTest extends StrictScenarios<CapitalState> {

    private final Combatant raider = somebody("Raider", "0,0").unit();
    private final Combatant vera = somebody("Vera", "5,8").armed("pistol").unit();

    private static List<String> offered(CapitalState state, Combatant watcher, Combatant mover, Path path) {
        MovementPath course = MovementPath.level(path, 0);
        RemainingPath whole = new RemainingPath(mover, Optional.empty(), course, 0, course.length());
        return OverwatchAttack.ask(state, watcher, whole).map(Request::options).orElse(List.of()).stream()
                .map(Interrupt::id)
                .toList();
    }

    @Test
    @Ledger({"CAP-ACT-5", "CAP-OW-6", "CAP-AMB-94", "overwatch"})
    void overwatch_uses_up_the_turn_with_one_attack_for_each_action() {
        CapitalState state = turnOf(vera, raider);
        var play = scenario(state);

        play.emit(new ActionTaken("vera", "Overwatch"));
        new Overwatch(vera).resolve(play, Occasion.ACTION);

        assertThat(play.log()).last().isEqualTo("Vera is on Overwatch with 2 Attacks");
        assertThat(state.actionsLeft()).isZero();
        new Overwatch(raider).resolve(play, Occasion.SEIZED);
        assertThat(raider.overwatch()).isEqualTo(1);
        play.emit(new ReadinessEnded("vera"));
        assertThat(vera.overwatch()).isZero();
    }

    @Test
    @Ledger({"CAP-OW-6", "CAP-AMB-94", "CAP-DYING-2"})
    void the_second_action_gives_one_attack_and_the_dying_none() {
        CapitalState state = turnOf(vera, raider);
        var play = scenario(state);
        play.emit(new ActionTaken("vera", "Move"));
        play.emit(new ActionTaken("vera", "Overwatch"));

        new Overwatch(vera).resolve(play, Occasion.ACTION);

        assertThat(vera.overwatch()).isEqualTo(1);
        new FellCritical("raider").apply(state);
        List<CapitalAct> menu = new ArrayList<>();
        Overwatch.offer(raider, menu);
        assertThat(menu).isEmpty();
    }

    /** Example 5 of the ledger. */
    @Test
    @Ledger({"CAP-OW-1", "CAP-OW-3", "CAP-OW-4", "CAP-AMB-95", "CAP-CTR-4"})
    void each_movement_can_be_attacked_once_at_a_chosen_point() {
        CapitalState state = onWatch(turnOf(raider, vera), vera, 2);
        var play = scenario(state)
                .choice("move.to", "10,0")
                .choice("overwatch.interrupt", "attack:raider:4m")
                .choice("move.to", "0,0")
                .choice("overwatch.interrupt", "attack:raider:10m");
        missing(missing(play));

        new Move(raider).resolve(play, Occasion.ACTION);
        new Move(raider).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .containsExactly(
                        "Raider may move 10m",
                        "Raider moves 4m, to 7m north of Vera",
                        "Vera has 2 Ammo left in the Pistol",
                        "Vera attacks Raider with Pistol: 1+2 +5 VSN = 8 against 5+5 +5 AGI = 15, misses by 7",
                        "Vera has 1 Overwatch Attack left",
                        "Raider moves 6m, to 8m north-east of Vera",
                        "Raider may move 10m",
                        "Raider moves 10m, to 8m north-west of Vera",
                        "Vera has 1 Ammo left in the Pistol",
                        "Vera attacks Raider with Pistol: 1+2 +5 VSN = 8 against 5+5 +5 AGI = 15, misses by 7",
                        "Vera is no longer on Overwatch");
        assertThat(vera.attackCounters()).isZero();
    }

    @Test
    @Ledger("CAP-OW-1")
    void the_points_are_the_start_every_metre_the_nearest_and_the_end() {
        Combatant near = somebody("Near", "2.5,8").armed("pistol").unit();
        CapitalState state = onWatch(turnOf(raider, near), near, 1);

        assertThat(offered(state, near, raider, Path.of(new Point(0, 0), new Point(3500, 0))))
                .containsExactly(
                        "attack:raider:0m",
                        "attack:raider:1m",
                        "attack:raider:2m",
                        "attack:raider:2.5m",
                        "attack:raider:3m",
                        "attack:raider:3.5m",
                        "pass");
    }

    @Test
    @Ledger({"CAP-OW-1", "CAP-AMB-12"})
    void only_points_in_sight_and_range_count() {
        var wall = new Blocker.Wall(new Point(2000, 4000), new Point(9000, 4000));
        Combatant fighter = somebody("Fighter", "3,1").unit();
        CapitalState state = onWatch(among(List.of(wall), raider, vera, fighter), vera, 1);
        onWatch(state, fighter, 1);

        assertThat(offered(state, vera, raider, way(0, 0, 4, 0))).isEmpty();
        assertThat(offered(state, fighter, raider, way(0, 0, 5, 0))).containsExactly("attack:raider:3m", "pass");
    }

    @Test
    @Ledger("CAP-OW-2")
    void movement_that_nobody_chose_triggers_it_too() {
        CapitalState state = onWatch(turnOf(raider, vera), vera, 1);
        var play = missing(scenario(state).choice("overwatch.interrupt", "attack:raider:0m"));

        Movement.forced(play, raider, way(0, 0, 2, 0));

        assertThat(play.log())
                .contains("Vera is no longer on Overwatch")
                .last()
                .isEqualTo("Raider is pushed 2m, to 8m north of Vera");
    }

    @Test
    @Ledger("CAP-OW-3")
    void the_earliest_point_comes_first_and_turn_order_at_the_same_point() {
        Combatant other =
                somebody("Other", "5,-8").siding("Vera").armed("pistol").unit();
        CapitalState state = onWatch(onWatch(turnOf(raider, vera, other), vera, 1), other, 1);
        var play = scenario(state)
                .choice("overwatch.interrupt", "attack:raider:6m")
                .choice("overwatch.interrupt", "attack:raider:3m")
                .choice("overwatch.interrupt", "attack:raider:6m");
        missing(missing(play));

        Movement.along(play, raider, way(0, 0, 10, 0));

        assertThat(play.log())
                .filteredOn(line -> line.contains("moves") || line.contains("longer"))
                .containsExactly(
                        "Raider moves 3m, to 7m north of Vera",
                        "Other is no longer on Overwatch",
                        "Raider moves 3m, to 7m north of Vera",
                        "Vera is no longer on Overwatch",
                        "Raider moves 4m, to 8m north-east of Vera");
    }

    @Test
    @Ledger("CAP-DYING-1")
    void whoever_drops_on_the_way_stays_there() {
        CapitalState state = onWatch(turnOf(Staged.withHitPoints(raider, 10), vera), vera, 1);
        var play = scenario(state)
                .choice("overwatch.interrupt", "attack:raider:5m")
                .dice("attack.attacker", 6, 5)
                .dice("attack.defender", 1, 2);

        Movement.along(play, raider, way(0, 0, 10, 0));

        assertThat(raider.isCritical()).isTrue();
        assertThat(raider.base().centre()).isEqualTo(Point.metres(5, 0));
    }

    @Test
    @Ledger("CAP-AMB-96")
    void a_dragged_victim_can_be_attacked_as_well() {
        Combatant victim = somebody("Victim", "0,1").unit();
        CapitalState state = onWatch(turnOf(raider, victim, vera), vera, 1);
        Staged.grapple(state, raider, victim);
        var play = missing(scenario(state).choice("move.to", "5,0").choice("overwatch.interrupt", "attack:victim:2m"));

        new Move(raider).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .contains("Victim is dragged 2m, to Raider", "Victim is dragged 3m, to Raider")
                .anyMatch(line -> line.startsWith("Vera attacks Victim"));
    }

    @Test
    @Ledger({"CAP-OW-5", "CAP-AMB-94"})
    void half_of_the_hit_points_breaks_overwatch_and_less_needs_a_check() {
        CapitalState state = onWatch(turnOf(raider, Staged.withHitPoints(vera, 9)), vera, 1);
        var play = scenario(state).dice("overwatch-hold.acting", 3, 4).dice("overwatch-hold.opposing", 2, 5);

        hurt(play, vera, 3);
        assertThat(vera.overwatch()).isEqualTo(1);
        assertThat(play.log())
                .last()
                .isEqualTo("Vera, holding Overwatch: 3+4 +5 WIL = 12 against 2+5 +5 Difficulty = 12, a tie");
        Staged.withHitPoints(vera, 9);
        hurt(play, vera, 4);
        assertThat(vera.overwatch()).isZero();
    }

    @Test
    @Ledger("CAP-OW-5")
    void an_average_will_holds_overwatch_a_little_more_often_than_not() {
        CapitalState state = onWatch(turnOf(raider, Staged.withHitPoints(vera, 9)), vera, 1);

        var odds = scenario(state).odds(play -> {
            Damage.resolve(play, harm(play.state().unit("vera"), 3));
            return play.state().unit("vera").overwatch() > 0;
        });

        assertThat(odds.exact().chanceOf(true)).isEqualTo(Fraction.of(721, 1296)); // 0.556327
    }

    private static void hurt(Scenario<CapitalState> play, Combatant unit, int damage) {
        Damage.resolve(play, harm(unit, damage));
    }

    private static DamageInProgress harm(Combatant unit, int damage) {
        return new DamageInProgress(Optional.empty(), unit, Modifiers.of("harm", damage), DamageType.BLUNT);
    }

    @Test
    @Ledger({"CAP-OW-1", "CAP-AMB-12"})
    void who_does_not_see_the_mover_by_the_tables_word_does_not_attack() {
        CapitalState state = onWatch(turnOf(raider, vera), vera, 1);
        assertThat(offered(state, vera, raider, way(0, 0, 4, 0))).isNotEmpty();

        Tables.edit(state, "set-sense", "vera", "{sense: sees, other: raider, on: false}")
                .apply(state);

        assertThat(offered(state, vera, raider, way(0, 0, 4, 0))).isEmpty();
    }
}
