package arbiter.games.capital.ability;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ability.PowerPlay.Hampered;
import arbiter.games.capital.ability.PowerPlay.PowerPlayHindrances;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.move.Move;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.ReadinessEnded;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.OverwatchTaken;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A Sentinel's Power Play and what it does to rolls. */
class PowerPlayTest extends StrictScenarios<CapitalState> {

    private final Combatant orin = red("Orin").having("power-play-1").at(1, 0).make();
    private final Combatant brute = blue("Brute").aim(1).make();
    private final CapitalState state = table(orin, brute);

    private static List<String> menu(CapitalState state, Combatant unit) {
        return ActMenu.actions(state, unit).stream().map(CapitalAct::id).toList();
    }

    @Test
    @Ledger({"power-play-1", "power-play-2"})
    void it_costs_two_energy_and_lasts_to_the_sentinels_next_turn() {
        Combatant chief =
                red("Chief").having("power-play-1", "power-play-2").at(50, 0).make();
        Combatant far = blue("Far").at(-2, 0).make();
        CapitalState wide = table(chief, brute, far);
        List<CapitalAct> acts = ActMenu.actions(wide, chief).stream()
                .filter(act -> act.kind().equals("power-play"))
                .toList();
        var play = scenario(wide);

        assertThat(acts)
                .extracting(CapitalAct::id)
                .filteredOn(id -> !id.startsWith("power-play:chief"))
                .containsExactly(
                        "power-play:brute:short-move",
                        "power-play:brute:shaky-attack",
                        "power-play:brute:shaky-defense",
                        "power-play:brute:nothing-twice");
        assertThat(menu(state, orin)).doesNotContain("power-play:brute:nothing-twice");
        acts.get(0).resolve(play, Occasion.ACTION);
        assertThat(PowerPlayHindrances.of(brute).hampered(Hindrance.Kind.SHORT_MOVE))
                .isTrue();
        assertThat(chief.energy()).isEqualTo(6);
        play.emit(new ReadinessEnded("chief"));
        assertThat(PowerPlayHindrances.of(brute).all()).isEmpty();
        assertThat(play.log()).contains("Brute is hampered: its next Move is half as long");
    }

    @Test
    @Ledger({"CAP-AMB-50", "power-play-1"})
    void a_hit_is_thrown_again_once_and_the_window_opens_again() {
        var play = scenario(state)
                .dice("attack.attacker", 3, 6)
                .dice("attack.defender", 4, 4)
                .choice("attack.aim", "pass")
                .dice("attack.forced", 1)
                .choice("attack.aim", "aim:1")
                .dice("attack.aimed", 5);
        play.emit(new Hampered("brute", new Hindrance("orin", Hindrance.Kind.SHAKY_ATTACK)));

        Attack.resolve(play, brute, means(brute, "unarmed"), List.of(orin), Occasion.ACTION);

        assertThat(play.log())
                .startsWith(
                        "Brute is hampered: its next Attack Roll that succeeds throws the higher die again",
                        "Brute rerolls with Power Play: 3+6 becomes 1+3",
                        "Brute is rid of a hindrance: its next Attack Roll that succeeds throws the higher die again",
                        "Brute rerolls with Aim: 1+3 becomes 3+5, 7 Energy left",
                        "Brute attacks Orin with Unarmed: 3+5 +5 STR = 13 against 4+4 +5 STR = 13, hits exactly");
        assertThat(PowerPlayHindrances.of(brute).all()).isEmpty();
    }

    @Test
    @Ledger("CAP-AMB-51")
    void a_tie_is_a_success_for_the_defender_too_and_either_of_two_equal_dice_is_thrown() {
        var play = scenario(state)
                .dice("attack.attacker", 4, 4)
                .dice("attack.defender", 4, 4)
                .dice("attack.forced", 6);
        play.emit(new Hampered("brute", new Hindrance("orin", Hindrance.Kind.SHAKY_DEFENSE)));

        Attack.resolve(play, orin, means(orin, "unarmed"), List.of(brute), Occasion.ACTION);

        assertThat(play.log())
                .contains(
                        "Brute rerolls with Power Play: 4+4 becomes 4+6",
                        "Orin attacks Brute with Unarmed: 4+4 +5 STR = 13 against 4+6 +5 STR = 15, misses by 2");
    }

    @Test
    @Ledger("CAP-AMB-50")
    void a_miss_leaves_the_effect_waiting() {
        var play = scenario(state)
                .dice("attack.attacker", 1, 1)
                .dice("attack.defender", 4, 4)
                .choice("attack.aim", "pass");
        play.emit(new Hampered("brute", new Hindrance("orin", Hindrance.Kind.SHAKY_ATTACK)));

        Attack.resolve(play, brute, means(brute, "unarmed"), List.of(orin), Occasion.ACTION);

        assertThat(PowerPlayHindrances.of(brute).hampered(Hindrance.Kind.SHAKY_ATTACK))
                .isTrue();
    }

    @Test
    @Ledger({"CAP-AMB-148", "power-play-2"})
    void nothing_twice_counts_attacks_by_kind_and_aim_by_name() {
        Combatant gunner =
                blue("Gunner").aim(2).armed("pistol", DamageType.SHARP, false).make();
        CapitalState table = table(orin, gunner);
        var play = scenario(table)
                .dice("attack.attacker", 1, 1)
                .dice("attack.defender", 4, 4)
                .choice("attack.aim", "aim:1")
                .dice("attack.aimed", 2);
        play.emit(new Hampered("gunner", new Hindrance("orin", Hindrance.Kind.NOTHING_TWICE)));

        Attack.resolve(play, gunner, means(gunner, "pistol"), List.of(orin), Occasion.ACTION);
        NothingTwice.note(play, gunner, "attack");

        assertThat(play.log()).contains("Gunner cannot do that again for now: Aim");
        assertThat(menu(table, gunner))
                .noneMatch(id -> id.startsWith("attack:"))
                .anyMatch(id -> id.startsWith("prep"));
        play.emit(new ReadinessEnded("orin"));
        assertThat(menu(table, gunner)).anyMatch(id -> id.startsWith("attack:"));
    }

    @Test
    @Ledger({"power-play-1", "CAP-AMB-128"})
    void the_next_move_is_half_as_long_and_the_one_after_is_not() {
        var play = scenario(state).choice("move.to", "0,3").choice("move.to", "0,9");
        play.emit(new Hampered("brute", new Hindrance("orin", Hindrance.Kind.SHORT_MOVE)));

        new Move(brute).resolve(play, Occasion.ACTION);
        new Move(brute).resolve(play, Occasion.ACTION);

        assertThat(play.log()).contains("Brute may move 5m (+10 Move -5 power play)", "Brute may move 10m");
    }

    @Test
    @Ledger({"power-play-2", "CAP-AMB-148"})
    void nothing_twice_leaves_one_overwatch_attack() {
        Combatant gunner =
                blue("Gunner").armed("pistol", DamageType.SHARP, false).make();
        CapitalState table = table(orin, gunner);
        var play = scenario(table)
                .choice("overwatch.interrupt", "attack:orin:0m")
                .choice("overwatch.attack", "attack:orin:pistol-w0-attack")
                .dice("attack.attacker", 1, 1)
                .dice("attack.defender", 4, 4);
        play.emit(new OverwatchTaken("gunner", 2, false));
        play.emit(new Hampered("gunner", new Hindrance("orin", Hindrance.Kind.NOTHING_TWICE)));

        Movement.along(play, orin, Path.of(Point.metres(1, 0), Point.metres(4, 0)));
        Movement.along(play, orin, Path.of(Point.metres(4, 0), Point.metres(6, 0)));

        assertThat(gunner.overwatch()).isEqualTo(1);
        assertThat(play.log()).contains("Gunner cannot do that again for now: Overwatch Attack");
    }
}
