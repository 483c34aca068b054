package arbiter.games.gladiators.interrupt;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.GladiatorsGame;
import arbiter.games.gladiators.power.LevelsChanged.LevelsDrained;
import arbiter.games.gladiators.result.Injuries;
import arbiter.games.gladiators.turn.TurnEvents.TurnBegan;
import arbiter.games.gladiators.turn.TurnOrderSettled;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Help, walls and minions that come in another's turn. */
class QuickHelpTest extends StrictScenarios<GladiatorsState> {

    private final Gladiator ben = villain("Ben", hex(9, 5), BOLT);

    private Scenario<GladiatorsState> shotAt(Gladiator ana, Gladiator dan, String deed) {
        GladiatorsState state = table(ben, ana, dan);
        new TurnOrderSettled(List.of("ben", "ana", "dan")).apply(state);
        new TurnBegan("ben", 2, List.of()).apply(state);
        return scenario(state)
                .choice("turn.action", "attack:bolt:dan")
                .choice("quick.declared", deed)
                .dice("quick.speed", 6)
                .choice("turn.action", "end-turn");
    }

    @Test
    @Ledger({"GG-QCK-1", "quick", "heal"})
    void a_quick_healer_mends_a_friend_before_the_shot() {
        Gladiator ana = hero(
                "Ana", hex(5, 5), "{name: Balm, ability: heal, source: mutant, level: 1, modifiers: [touch, quick]}");
        Gladiator dan = hero("Dan", hex(5, 6));
        dan.set(new Injuries(2, 0));
        var play = shotAt(ana, dan, "help:balm:dan");

        new GladiatorsGame().advance(play);

        assertThat(play.log())
                .startsWith("Ana is Quick (Ana: Balm on Dan): needs 6, rolls 6, comes first", "Dan is healed by 1 hit");
        assertThat(ana.debts().actionsDue()).isEqualTo(1);
    }

    @Test
    @Ledger({"quick", "repair"})
    void a_quick_repair_gives_levels_back() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{name: Fix, ability: repair, options: [any], source: mutant, level: 2, modifiers: [touch, quick]}");
        Gladiator dan = hero("Dan", hex(5, 6), "{ability: evasion, source: mutant, level: 4, modifiers: [always-on]}");
        int evasion = dan.powers().size() - 1;
        var play = shotAt(ana, dan, "help:fix:dan");
        play.emit(new LevelsDrained("dan", evasion, 3));

        new GladiatorsGame().advance(play);

        assertThat(dan.levels().drained().get(evasion)).isEqualTo(1);
    }

    @Test
    @Ledger({"quick", "summon"})
    void minions_may_be_called_quickly() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{name: Call, ability: summon, source: magical, level: 3, modifiers: [quick, close], holds: [{name:"
                        + " Claws, ability: damaging-attack, types: [solid], source: magical, level: 1, modifiers:"
                        + " [direct, touch, melee]}]}");
        Gladiator dan = hero("Dan", hex(5, 6));
        var play = shotAt(ana, dan, "use:call").choice("summon.place", "6,5");

        new GladiatorsGame().advance(play);

        assertThat(play.state().units()).hasSize(4);
    }

    @Test
    @Ledger({"quick", "wall"})
    void a_quick_wall_stands_before_the_shot_is_fired() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{name: Rampart, ability: wall, types: [solid], source: mutant, level: 4, modifiers: [quick, ranged,"
                        + " area line]}");
        Gladiator dan = hero("Dan", hex(5, 6));
        GladiatorsState state = table(ben, ana, dan);
        new TurnOrderSettled(List.of("ben", "ana", "dan")).apply(state);
        new TurnBegan("ben", 2, List.of()).apply(state);
        var play = scenario(state)
                .choice("turn.action", "attack:bolt:dan")
                .choice("quick.declared", "use:rampart")
                .dice("quick.speed", 6)
                .choice("power.place", "line 7,0 7,9")
                .dice("area.hex", 9)
                .choice("turn.action", "end-turn");

        new GladiatorsGame().advance(play);

        assertThat(state.walls().at(hex(7, 5))).isPresent();
    }
}
