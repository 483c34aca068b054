package arbiter.games.capital.move;

import static arbiter.games.capital.Walkers.somebody;
import static arbiter.games.capital.Walkers.turnOf;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.Staged;
import arbiter.games.capital.ability.Focus.Focused;
import arbiter.games.capital.damage.FellCritical;
import arbiter.games.capital.gear.HeavyBurden;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MoveLengthTest extends StrictScenarios<CapitalState> {

    private final Combatant mara = somebody("Mara", "0,0").unit();
    private final Combatant raider = somebody("Raider", "20,0").unit();

    private static List<String> menu(Combatant unit) {
        List<CapitalAct> menu = new ArrayList<>();
        Move.offer(unit, menu);
        return menu.stream().map(CapitalAct::id).toList();
    }

    private static Modifiers length(Combatant unit) {
        return MoveLength.of(unit, Modifiers.none(), false);
    }

    @Test
    @Ledger({"CAP-KEY-HEAVY", "CAP-AMB-99", "CAP-SEIZE-5"})
    void something_heavy_leaves_one_move_a_turn_except_for_a_seized_one() {
        Combatant bearer = somebody("Bearer", "0,0").armed("simple-warhammer").unit();
        var play = scenario(turnOf(bearer, raider)).choice("move.to", "5,0").choice("move.to", "8,0");

        new Move(bearer).resolve(play, Occasion.SEIZED);
        assertThat(menu(bearer)).containsExactly("move");
        new Move(bearer).resolve(play, Occasion.ACTION);
        assertThat(menu(bearer)).isEmpty();

        List<CapitalAct> seized = new ArrayList<>();
        Move.offerSeized(bearer, seized);
        assertThat(seized).hasSize(1);
        Movement.forced(play, bearer, Path.of(new Point(8000, 0), new Point(9000, 0)));
        assertThat(play.log()).last().isEqualTo("Bearer is pushed 1m, to 10m west of Raider");
    }

    @Test
    @Ledger("CAP-AMB-143")
    void a_heavy_gun_does_not_limit_those_who_are_trained_with_it() {
        Combatant novice = somebody("Novice", "0,0").armed("minigun").unit();
        Combatant expert =
                somebody("Expert", "0,0").armed("minigun").trained("heavy-guns").unit();

        assertThat(HeavyBurden.isHeavy(novice)).isTrue();
        assertThat(HeavyBurden.isHeavy(expert)).isFalse();
    }

    @Test
    @Ledger({"quick", "CAP-AMB-128"})
    void quick_adds_a_die_before_anything_is_halved() {
        Combatant runner = somebody("Runner", "0,0").able("quick").unit();
        Combatant victim = somebody("Victim", "0,1").unit();
        CapitalState state = turnOf(runner, victim);
        Staged.grapple(state, runner, victim);
        var play = scenario(state).dice("move.quick", 3).choice("move.to", "6,0");

        new Move(runner).resolve(play, Occasion.ACTION);

        assertThat(play.log()).first().isEqualTo("Runner may move 6m (+10 Move +3 quick -7 dragging)");
    }

    @Test
    @Ledger("CAP-AMB-128")
    void all_out_comes_first_and_caps_come_last() {
        CapitalState state = turnOf(mara, raider);
        new Focused("mara", true).apply(state);

        assertThat(length(mara)).hasToString("+10 Move +40 all out");
        assertThat(MoveLength.of(mara, Modifiers.of("quick", 2), true))
                .hasToString("+10 Move +40 all out +2 quick -47 chilled");
        assertThat(length(Staged.prone(mara))).hasToString("+10 Move -9 prone");
    }

    @Test
    @Ledger({"CAP-STAT-PRONE-1", "CAP-DYING-2", "prone", "critical-condition"})
    void lying_units_move_one_metre() {
        CapitalState state = turnOf(mara, raider);

        assertThat(length(Staged.prone(mara)).total()).isEqualTo(1);
        new FellCritical("raider").apply(state);
        assertThat(length(raider)).hasToString("+10 Move -9 prone");
    }

    @Test
    @Ledger("chilled")
    void the_cold_holds_a_move_to_five_metres_until_it_is_shaken_off() {
        Staged.chilled(mara);
        var play = scenario(turnOf(mara, raider))
                .dice("chilled.acting", 2, 3)
                .dice("chilled.opposing", 3, 4)
                .choice("move.to", "5,0")
                .dice("chilled.acting", 6, 3)
                .dice("chilled.opposing", 3, 4)
                .choice("move.to", "15,0");

        new Move(mara).resolve(play, Occasion.ACTION);
        new Move(mara).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .containsExactly(
                        "Mara, shaking off the cold: 2+3 +5 STR = 10 against 3+4 +6 Difficulty = 13, fails by 3",
                        "Mara may move 5m (+10 Move -5 chilled)",
                        "Mara moves 5m, to 14m west of Raider",
                        "Mara, shaking off the cold: 3+6 +5 STR = 14 against 3+4 +6 Difficulty = 13, succeeds by 1",
                        "Mara is no longer chilled",
                        "Mara may move 10m",
                        "Mara moves 10m, to 4m west of Raider");
    }
}
