package arbiter.games.gladiators.attack;

import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.ability.Evasion;
import arbiter.games.gladiators.board.AreaPlacement;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Climate;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.environment.NaturalEnvironment;
import arbiter.games.gladiators.move.MoveWay;
import arbiter.games.gladiators.persist.PersistentAreas;
import arbiter.games.gladiators.power.PowersRunOut;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.space.hex.Hex;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which roll of an Area takes what, Areas that move, Shapes, and powers that stay. */
class AreaRulesTest extends StrictScenarios<GladiatorsState> {

    private static final String RUN =
            "{name: Run, ability: movement, types: [solid], source: mutant, level: 3, options: [ground], modifiers: [always-on]}";

    private static String storm(String modifiers) {
        return "{name: Storm, ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: ["
                + modifiers + "]}";
    }

    private static PlacedArea at(Gladiator user, Hex hex) {
        return AreaPlacement.at(
                AreaTemplates.of(use(user, "storm").way()).get(0),
                user.position().spot(),
                Spot.ground(hex));
    }

    private static void step(Scenario<GladiatorsState> play, Gladiator unit, int q, int r) {
        Spot from = unit.position().spot();
        unit.set(unit.position().at(hex(q, r)));
        PersistentAreas.entered(play, unit, from);
    }

    @Test
    @Ledger("GG-AMB-99")
    void what_weighs_on_the_attacker_weighs_on_the_hex_and_the_rest_on_those_in_it() {
        Gladiator ana = hero("Ana", hex(2, 5), storm("area blast fast, ranged"));
        Gladiator ben = villain("Ben", hex(8, 5), RUN.replace("level: 3", "level: 5"));
        ana.set(ana.posture().disorientated(true));
        ben.set(ben.posture().disorientated(true));
        var play = scenario(table(ana, ben))
                .dice("area.hex", 8)
                .dice("attack.hit", 4)
                .dice("attack.result", 1);

        AreaSequence.resolve(play, use(ana, "storm"), at(ana, ben.hex()), false);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Storm at Ben's hex: -2 disorientated needs 8, rolls 8, lands there",
                        "Ana's Storm at Ben: +2 Area +1 Fast against +5 Movement -4 prone or disorientated needs 4, rolls 4, hits",
                        "Ana's Storm on Ben: +4 Storm needs 2, rolls 1, no effect");
    }

    @Test
    @Ledger({"GG-AMB-26", "GG-HIT-1"})
    void a_barrage_strikes_like_a_blast() {
        Gladiator ana = hero("Ana", hex(2, 5), storm("area very-large barrage, ranged"));
        Gladiator ben = villain("Ben", hex(8, 5), RUN);
        var play = scenario(table(ana, ben))
                .dice("area.hex", 6)
                .dice("attack.hit", 7)
                .dice("attack.result", 1);

        AreaSequence.resolve(play, use(ana, "storm"), at(ana, ben.hex()), false);

        assertThat(play.log()).contains("Ana's Storm at Ben: +2 Area against +3 Movement needs 7, rolls 7, hits");
    }

    @Test
    @Ledger({"GG-ARE-6", "area"})
    void a_shape_is_laid_as_it_was_designed_or_hex_by_hex_if_variable() {
        Gladiator ana = hero("Ana", hex(5, 5), storm("area shape, ranged"));
        Gladiator eve = hero("Eve", hex(5, 5), storm("area shape variable, ranged"));
        Gladiator ivy = hero("Ivy", hex(5, 5), storm("area blast line, ranged"));
        Gladiator ben = villain("Ben", hex(9, 5));
        GladiatorsState state = table(ana, eve, ivy, ben);

        assertThat(AreaTemplates.of(power(ana, "storm").way()))
                .allMatch(one -> !one.pattern().isEmpty());
        assertThat(AreaTemplates.of(power(eve, "storm").way()))
                .anyMatch(one -> one.pattern().isEmpty());
        assertThat(Acts.menu(state, ivy)).contains("area:storm:blast", "area:storm:line");
        var play = scenario(state)
                .choice("area.place", "shape 9,5 10,5 11,5")
                .dice("area.hex", 6)
                .dice("attack.hit", 4)
                .dice("attack.result", 1);
        Acts.take(play, eve, "area:storm:shape");
        assertThat(play.log()).first().isEqualTo("Eve's Storm at 2 hexes east of Ben: needs 6, rolls 6, lands there");
    }

    @Test
    @Ledger({"GG-DOD-3", "always-on"})
    void an_area_that_is_carried_strikes_each_once_a_turn_with_the_move_of_its_carrier() {
        Gladiator tom = hero("Tom", hex(2, 5), storm("area blast, always-on"), RUN);
        Gladiator ben = villain("Ben", hex(6, 5), RUN);
        var play = scenario(table(tom, ben)).dice("attack.hit", 5).choice("dodge.hex", "7,5");

        step(play, tom, 3, 5);
        step(play, tom, 4, 5);
        step(play, tom, 5, 5); // over Ben, who steps out of it
        step(play, tom, 6, 5); // and is not struck a second time

        assertThat(play.log())
                .containsExactly(
                        "Ben is in the Area of Tom's Storm",
                        "Tom's Storm at Ben: +3 Movement against +3 Movement needs 6, rolls 5, misses",
                        "Ben dodges 1 hex out of the Area, to 2 hexes east of Tom");
    }

    @Test
    @Ledger({"always-on", "persistent", "GG-DUR-9", "GG-DUR-4"})
    void what_is_always_on_needs_no_action_and_what_persists_needs_one_once() {
        String evasion = "{ability: evasion, source: mutant, level: 3, modifiers: [%s]}";
        Gladiator ana = hero("Ana", hex(2, 5), evasion.formatted("always-on"));
        Gladiator eve = hero("Eve", hex(2, 6), evasion.formatted("persistent personal"));
        Gladiator ivy = hero("Ivy", hex(2, 7), evasion.formatted(""));
        var play = scenario(table(ana, eve, ivy, villain("Ben", hex(9, 5))));
        assertThat(Acts.menu(play.state(), ana)).doesNotContain("activate:evasion", "deactivate:evasion");

        Acts.take(play, eve, "activate:evasion");
        Acts.take(play, ivy, "activate:evasion");
        for (Gladiator unit : List.of(ana, eve, ivy)) {
            PowersRunOut.resolve(play, unit);
        }

        assertThat(evades(play.state(), ana)).isTrue();
        assertThat(evades(play.state(), eve)).isTrue();
        assertThat(evades(play.state(), ivy)).isFalse();
        assertThat(Acts.menu(play.state(), eve)).contains("deactivate:evasion");
    }

    private static boolean evades(GladiatorsState state, Gladiator unit) {
        return !Running.on(state, unit, Evasion.class).isEmpty();
    }

    @Test
    @Ledger("GG-ENV-1")
    void an_environment_is_as_bad_as_its_level() {
        Gladiator ana = hero("Ana", hex(5, 5), RUN.replace("ground", "air"));
        assertThat(hexes(ana, 1)).isEqualTo(6);
        assertThat(hexes(ana, 2)).isEqualTo(6);
        assertThat(hexes(ana, 3)).isEqualTo(3);
        assertThat(hexes(ana, 9)).isEqualTo(1);
    }

    private static int hexes(Gladiator unit, int wind) {
        GladiatorsState state = table(
                Walls.NONE,
                Environments.natural(List.of(new NaturalEnvironment(Climate.WIND, wind, List.of(), Optional.empty()))),
                unit);
        return MoveWay.of(unit).get(1).hexes(state, unit);
    }
}
