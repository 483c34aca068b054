package arbiter.games.gladiators.environment;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.attack.AttackSequence;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.space.hex.HexDirection;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What environments do by themselves, and to attacks. */
class EnvironmentTurnTest extends StrictScenarios<GladiatorsState> {

    private static final String EVASION = "{ability: evasion, source: mutant, level: 3, modifiers: [always-on]}";

    private static String support(String kind, int level) {
        return "{name: Suit, ability: life-support, source: mutant, level: " + level + ", options: [" + kind
                + "], modifiers: [always-on]}";
    }

    private static GladiatorsState in(Climate kind, int level, Gladiator... units) {
        NaturalEnvironment one = new NaturalEnvironment(kind, level, List.of(), Optional.of(HexDirection.EAST));
        return table(Walls.NONE, Environments.natural(List.of(one)), units);
    }

    @Test
    @Ledger({"wind", "GG-AMB-65", "calm"})
    void wind_pushes_by_its_excess_and_knocks_down_who_is_slower() {
        Gladiator ana = hero("Ana", hex(5, 5));
        Gladiator ben = villain(
                "Ben",
                hex(9, 5),
                "{name: Steady, ability: forced-move-defence, source: mutant, level: 4, modifiers: [always-on]}");
        var play = scenario(in(Climate.WIND, 4, ana, ben));

        EnvironmentTurn.begin(play, ana);
        EnvironmentTurn.begin(play, ben);

        assertThat(play.log()).containsExactly("Ana is blown 4 hexes to Ben's hex", "Ana is prone");
    }

    @Test
    @Ledger({"poison-gas", "GG-AMB-65", "life-support"})
    void gas_attacks_at_the_start_of_the_own_turn_whom_it_can() {
        Gladiator ana = hero("Ana", hex(5, 5));
        Gladiator masked = hero("Masked", hex(6, 5), support("poison-gas", 1));
        Gladiator airless = hero("Airless", hex(7, 5), support("air", 1));
        var play = scenario(in(Climate.POISON_GAS, 3, ana, masked, airless)).dice("environment.result", 9);

        EnvironmentTurn.begin(play, ana);
        EnvironmentTurn.begin(play, masked);
        EnvironmentTurn.begin(play, airless);
        EnvironmentTurn.endFullTurn(play);

        assertThat(play.log())
                .containsExactly("Poison Gas on Ana: +3 Poison Gas needs 3, rolls 9, result 6", "Ana takes 2 hits");
    }

    @Test
    @Ledger({"cold", "heat", "radiation", "life-support", "GG-AMB-65"})
    void cold_heat_and_radiation_attack_at_the_end_of_a_full_turn_by_what_is_left() {
        Gladiator ana = hero("Ana", hex(5, 5));
        Gladiator suited = hero("Suited", hex(6, 5), support("cold", 1));
        var cold = scenario(in(Climate.COLD, 4, ana, suited)).dice("environment.result", 1);
        EnvironmentTurn.endFullTurn(cold);
        assertThat(cold.log()).containsExactly("Cold on Ana: +4 Cold needs 2, rolls 1, no effect");

        Gladiator eve = hero("Eve", hex(5, 5));
        var heat = scenario(in(Climate.HEAT, 3, eve));
        EnvironmentTurn.endFullTurn(heat);
        assertThat(heat.log()).isEmpty();

        var rays = scenario(in(Climate.RADIATION, 3, eve)).dice("environment.result", 3);
        EnvironmentTurn.endFullTurn(rays);
        assertThat(rays.log())
                .containsExactly("Radiation on Eve: +3 Radiation needs 3, rolls 3, result 0", "Eve takes 1 hit");
    }

    @Test
    @Ledger({"GG-HIT-15", "cold"})
    void cold_weighs_on_both_sides_of_a_hit_roll() {
        Gladiator ana = hero("Ana", hex(5, 5), BOLT);
        Gladiator ben = villain("Ben", hex(9, 5), EVASION);
        var play = scenario(in(Climate.COLD, 1, ana, ben)).dice("attack.hit", 8);

        AttackSequence.resolve(play, use(ana, "bolt"), ben);

        assertThat(play.log())
                .containsExactly("Ana's Bolt at Ben: -1 cold against +3 Evasion -1 cold needs 9, rolls 8, misses");
    }

    @Test
    @Ledger({"GG-HIT-15", "rain", "GG-AMB-98", "GG-AMB-112"})
    void rain_hinders_beyond_9_hexes_and_dampens_heat() {
        Gladiator ana = hero("Ana", hex(5, 5), BOLT);
        Gladiator ben = villain("Ben", hex(15, 5));
        var play = scenario(in(Climate.RAIN, 4, ana, ben)).dice("attack.hit", 8).dice("attack.result", 3);

        AttackSequence.resolve(play, use(ana, "bolt"), ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Bolt at Ben: -1 rain against +1 distance needs 8, rolls 8, hits",
                        "Ana's Bolt on Ben: +4 Bolt -2 rain needs 4, rolls 3, no effect");
    }

    @Test
    @Ledger({"clear", "day", "dry"})
    void calm_clear_day_and_dry_do_nothing() {
        for (Climate kind : List.of(Climate.CALM, Climate.CLEAR, Climate.DAY, Climate.DRY)) {
            Gladiator ana = hero("Ana", hex(5, 5), BOLT);
            Gladiator ben = villain("Ben", hex(9, 5), EVASION);
            var play = scenario(in(kind, 9, ana, ben)).dice("attack.hit", 8);

            EnvironmentTurn.begin(play, ana);
            EnvironmentTurn.endFullTurn(play);
            AttackSequence.resolve(play, use(ana, "bolt"), ben);

            assertThat(play.log()).containsExactly("Ana's Bolt at Ben: against +3 Evasion needs 9, rolls 8, misses");
        }
    }
}
