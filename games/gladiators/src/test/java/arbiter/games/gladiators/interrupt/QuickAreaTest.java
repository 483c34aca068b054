package arbiter.games.gladiators.interrupt;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.turn.TurnAction;
import arbiter.games.gladiators.turn.TurnEvents.TurnBegan;
import arbiter.games.gladiators.turn.TurnOrderSettled;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Quick moves out of Areas, and Areas that are Quick themselves. */
class QuickAreaTest extends StrictScenarios<GladiatorsState> {

    private static final String STORM =
            "{name: Storm, ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: [area blast, ranged]}";
    private static final String DART =
            "{name: Dart, ability: movement, types: [solid], options: [ground], source: mutant, level: 2, modifiers: [quick]}";

    @Test
    @Ledger({"GG-QCK-5", "GG-QCK-3"})
    void who_is_fast_enough_moves_out_of_an_area_that_has_come_down() {
        Gladiator ana = hero("Ana", hex(2, 5), STORM);
        Gladiator ben = villain("Ben", hex(8, 5), DART);
        Gladiator cal = hero("Cal", hex(11, 5), FIST);
        var play = scenario(table(ana, ben, cal))
                .choice("area.place", "blast 8,5")
                .dice("area.hex", 6)
                .choice("quick.area", "move:dart")
                .dice("quick.speed", 6)
                .choice("move.place", "10,5");

        Acts.take(play, ana, "area:storm:blast");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Storm at Ben's hex: needs 6, rolls 6, lands there",
                        "Ben is Quick (Ben: move by Dart): needs 6, rolls 6, comes first",
                        "Ben moves 2 hexes, to a hex next to Cal, by ground");
        assertThat(ben.debts().actionsDue()).isEqualTo(1);
    }

    @Test
    @Ledger({"GG-QCK-3", "GG-FOL-1"})
    void who_is_too_slow_is_struck_and_moves_after_the_follow_ups() {
        Gladiator ana = hero("Ana", hex(2, 5), STORM, BOLT);
        Gladiator ben = villain("Ben", hex(8, 5), DART);
        var play = scenario(table(ana, ben))
                .choice("area.place", "blast 8,5")
                .dice("area.hex", 6)
                .choice("quick.area", "move:dart")
                .dice("quick.speed", 5)
                .dice("attack.hit", 6)
                .dice("attack.result", 2)
                .choice("attack.follow-up", "bolt:ben")
                .dice("attack.hit", 2)
                .choice("move.place", "10,5");

        Acts.take(play, ana, "area:storm:blast");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Storm at Ben's hex: needs 6, rolls 6, lands there",
                        "Ben is Quick (Ben: move by Dart): needs 6, rolls 5, comes after",
                        "Ana's Storm at Ben: +2 Area needs 4, rolls 6, hits",
                        "Ana's Storm on Ben: +4 Storm needs 2, rolls 2, result 0",
                        "Ben takes 1 hit",
                        "Ana makes a follow-up: Bolt at Ben",
                        "Ana's Bolt at Ben: needs 6, rolls 2, misses",
                        "Ben moves 2 hexes, to 8 hexes east of Ana, by ground");
    }

    @Test
    @Ledger({"GG-QCK-1", "GG-QCK-2", "GG-QCK-4"})
    void an_area_that_is_quick_comes_before_the_blow() {
        Gladiator ana = hero("Ana", hex(2, 5), FIST);
        Gladiator ben = villain("Ben", hex(3, 5), STORM.replace("ranged]", "ranged, quick]"));
        GladiatorsState state = table(ana, ben);
        new TurnOrderSettled(List.of("ana", "ben")).apply(state);
        new TurnBegan("ana", 2, List.of()).apply(state);
        var play = scenario(state)
                .choice("turn.action", "attack:fist:ben")
                .choice("quick.declared", "area:storm:blast")
                .dice("quick.speed", 6)
                .choice("area.place", "blast 1,5")
                .dice("area.hex", 8)
                .dice("attack.hit", 6)
                .dice("attack.result", 2)
                .choice("attack.follow-up", "stop")
                .choice("turn.action", "attack:fist:ben")
                .dice("attack.hit", 2);

        TurnAction.resolve(play);

        assertThat(play.log())
                .containsExactly(
                        "Ben is Quick (Ben: Storm over an Area (blast)): needs 6, rolls 6, comes first",
                        "Ben's Storm at a hex next to Ana: needs 6, rolls 8, lands there",
                        "Ben's Storm at Ana: +2 Area needs 4, rolls 6, hits",
                        "Ben's Storm on Ana: +4 Storm needs 2, rolls 2, result 0",
                        "Ana takes 1 hit",
                        "Ana: Fist at Ben",
                        "Ana's Fist at Ben: needs 6, rolls 2, misses");
    }
}
