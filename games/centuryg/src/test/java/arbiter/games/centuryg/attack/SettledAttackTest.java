package arbiter.games.centuryg.attack;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Distribution;
import arbiter.dice.Fraction;
import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.odds.Choices;
import arbiter.interpreters.preview.Forecast;
import arbiter.interpreters.preview.Goal;
import arbiter.interpreters.preview.Preview;
import arbiter.kernel.Journal;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.Viewer;
import arbiter.testkit.EveryPath;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The odds take dice and answers together from which an attack goes on alike; here every path is run by itself too. */
class SettledAttackTest extends CombatScenario {

    @Test
    @Ledger({"BCG-ADV-5", "BCG-AMB-83"})
    void answers_at_their_best_are_worth_what_they_are_on_every_path() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2")
                                .might(4)
                                .speed(0)
                                .armed("riot-weapon")
                                .level(1),
                        mecha("Vex", "3,2")
                                .foe()
                                .guard(6)
                                .threshold(10)
                                .level(0)
                                .energy(1)
                                .fitted("custom-defense:shooting"),
                        mecha("Wolf", "8,7").foe().level(1)),
                1,
                "aska");

        assertThat(left(state, "vex", "riot-weapon", play -> play))
                .isEqualTo(left(state, "vex", "riot-weapon", EveryPath::new));
    }

    @Test
    @Ledger({"BCG-AMB-63", "BCG-ADV-1", "BCG-ABIL-13"})
    void a_row_of_dice_is_worth_what_it_is_on_every_path() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "0,2")
                                .might(6)
                                .speed(1)
                                .systems(5)
                                .level(0)
                                .fitted("artillery-frame")
                                .armed("superheavy-machinegun"),
                        mecha("Vex", "2,2").foe().level(0).threshold(10),
                        mecha("Wolf", "3,2").foe().level(0).threshold(10)),
                2,
                "aska");
        var play = scenario(state);
        Drill.ground(play, Terrain.DEFENSIVE, "2,2", "2,2", "2,2");

        assertThat(left(state, "vex", "superheavy-machinegun", each -> each))
                .isEqualTo(left(state, "vex", "superheavy-machinegun", EveryPath::new));
    }

    /** 8 or more hits; a miss is tried again with the best of two dice, and only that one counts then. */
    @Test
    @Ledger({"BCG-ADV-5", "try-again"})
    void a_preview_counts_a_test_once_when_all_has_been_said() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2")
                                .might(2)
                                .speed(0)
                                .armed("riot-weapon")
                                .level(1),
                        mecha("Vex", "3,2").foe().guard(6).level(0)),
                1,
                "aska");
        Table<CenturyState> table = Table.start(
                new CenturyGame(), Journal.Header.of("centuryg", "", Map.of()), state, DiceBox.of(die -> 1));
        Choices<CenturyState> tryingAgain = (each, request) ->
                OptionalInt.of(request.quiet() ? request.fallbackIndex() : Math.max(0, place(request, "try-again")));

        var outlook = Preview.of(table, table.open().get(0), List.of("attack:riot-weapon"))
                .choosing(tryingAgain)
                .exact();

        assertThat(outlook.held("hit").chanceOf(true))
                .isEqualTo(Fraction.of(3, 10).plus(Fraction.of(7, 10).times(Fraction.of(51, 100))));
        assertThat(outlook.number("margin").chanceOf(2))
                .isEqualTo(Fraction.of(1, 10).plus(Fraction.of(7, 10).times(Fraction.of(19, 100))));
    }

    /** Any die hits; against Custom Defense it takes 6 or more. */
    @Test
    @Ledger({"BCG-AD-2", "custom-defense"})
    void a_preview_says_what_stands_after_active_defenses() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2")
                                .might(9)
                                .speed(0)
                                .armed("riot-weapon")
                                .level(0),
                        mecha("Vex", "3,2").foe().guard(6).threshold(9).level(0).fitted("custom-defense:shooting")),
                1,
                "aska");
        Table<CenturyState> table = Table.start(
                new CenturyGame(), Journal.Header.of("centuryg", "", Map.of()), state, DiceBox.of(die -> 1));
        Choices<CenturyState> defending = (each, request) -> OptionalInt.of(
                request.quiet() ? request.fallbackIndex() : Math.max(0, place(request, "custom-defense:5")));

        var open = Preview.of(table, table.open().get(0), List.of("attack:riot-weapon"))
                .choosing(Choices.none())
                .exact();
        var guarded = Preview.of(table, table.open().get(0), List.of("attack:riot-weapon"))
                .choosing(defending)
                .exact();

        assertThat(open.held("hit").chanceOf(true)).isEqualTo(Fraction.ONE); // 9 and Tension 1: any die reaches 11
        assertThat(guarded.held("hit").chanceOf(true)).isEqualTo(Fraction.of(5, 10)); // 6 or more reaches 16
        assertThat(guarded.number("margin").chanceOf(4)).isEqualTo(Fraction.of(1, 10));
        Forecast both = Preview.of(table, table.open().get(0), List.of("attack:riot-weapon"))
                .towards(Goal.read(
                        "hit", table.view(Viewer.GAMEMASTER), state.unit("aska").side()))
                .forecast(100_000);
        assertThat(both.outlook().held("hit").chanceOf(true)).isEqualTo(Fraction.ONE);
        assertThat(both.answered().orElseThrow().held("hit").chanceOf(true)).isEqualTo(Fraction.of(5, 10));
        assertThat(both.outlook().sums().get("aska Might Test")).hasToString("+9 Might +1 Tension");
        assertThat(both.outlook().sums().get("vex Defense").total()).isEqualTo(11);
    }

    private static int place(Request<?> request, String id) {
        return request.options().stream().map(Option::id).toList().indexOf(id);
    }

    /** What everybody has left, with the chances; each side plays its best. */
    private Map<List<Integer>, Fraction> left(
            CenturyState state, String target, String weapon, UnaryOperator<Play<CenturyState>> how) {
        Distribution<List<Integer>> left = scenario(state)
                .odds(play -> {
                    Fighter aska = play.state().unit("aska");
                    attack(how.apply(play), aska, play.state().unit(target), weapon);
                    return play.state().units().stream()
                            .flatMap(fighter ->
                                    List.of(
                                            fighter.points(),
                                            fighter.energy(),
                                            fighter.genre().points())
                                            .stream())
                            .toList();
                })
                .choosing(Choices.best((table, decider) -> decider.id().equals("aska")))
                .valuing((table, after) -> -after.get(3) - after.get(6) + 0.01 * after.get(2) - 0.01 * after.get(8))
                .exact()
                .distribution();
        return IntStream.range(0, left.size())
                .boxed()
                .collect(Collectors.toMap(left::outcome, i -> left.chanceOf(left.outcome(i))));
    }
}
