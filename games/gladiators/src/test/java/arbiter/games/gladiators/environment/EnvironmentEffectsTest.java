package arbiter.games.gladiators.environment;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.board.AbilityOwner;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.environment.EnvironmentAttack.Rhythm;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.space.hex.Hex;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EnvironmentEffectsTest {

    @Test
    void cold_and_heat_hamper_those_whose_life_support_is_lower() {
        for (Climate kind : List.of(Climate.COLD, Climate.HEAT)) {
            assertThat(EnvironmentEffects.toHit(kind, 3, 2, 1, false)).hasToString("-1 " + kind.word());
            assertThat(EnvironmentEffects.dodge(kind, 5, 0).total()).isEqualTo(-1);
            assertThat(EnvironmentEffects.movement(kind, 5, 0, false).total()).isEqualTo(-1);
            assertThat(EnvironmentEffects.toHit(kind, 3, 3, 1, true).isEmpty()).isTrue();
            assertThat(EnvironmentEffects.dodge(kind, 3, 4).isEmpty()).isTrue();
            assertThat(EnvironmentEffects.movement(kind, 3, 3, true).isEmpty()).isTrue();
        }
    }

    @Test
    void rain_spoils_long_shots_and_flames() {
        assertThat(EnvironmentEffects.toHit(Climate.RAIN, 1, 0, 10, false)).hasToString("-1 rain");
        assertThat(EnvironmentEffects.toHit(Climate.RAIN, 1, 0, 9, false).isEmpty())
                .isTrue();
        assertThat(EnvironmentEffects.toHit(Climate.RAIN, 9, 0, 30, true).isEmpty())
                .isTrue();
        int[] lost = {0, 1, 1, 1, 2, 2, 2, 3};
        for (int level = 0; level < lost.length; level++) {
            assertThat(EnvironmentEffects.heatAbility(Climate.RAIN, level).total())
                    .isEqualTo(-lost[level]);
        }
        assertThat(EnvironmentEffects.heatAbility(Climate.COLD, 6).isEmpty()).isTrue();
    }

    @Test
    void thick_fog_deep_night_and_wind_slow_movement() {
        for (Climate kind : List.of(Climate.FOG_SMOKE, Climate.NIGHT)) {
            assertThat(EnvironmentEffects.movement(kind, 3, 0, true).isEmpty()).isTrue();
            assertThat(EnvironmentEffects.movement(kind, 4, 0, false).total()).isEqualTo(-1);
        }
        assertThat(EnvironmentEffects.movement(Climate.WIND, 5, 0, true)).hasToString("-3 wind");
        assertThat(EnvironmentEffects.movement(Climate.WIND, 4, 0, true).total())
                .isEqualTo(-2);
        assertThat(EnvironmentEffects.movement(Climate.WIND, 5, 0, false).isEmpty())
                .isTrue();
        assertThat(EnvironmentEffects.push(5, 2)).isEqualTo(3);
        assertThat(EnvironmentEffects.push(2, 5)).isZero();
        assertThat(EnvironmentEffects.knocksDown(3, 3)).isFalse();
        assertThat(EnvironmentEffects.knocksDown(4, 3)).isTrue();
    }

    @Test
    void what_several_environments_do_adds_up() {
        Environments all = Environments.natural(List.of(
                NaturalEnvironment.everywhere(Climate.COLD, 2),
                NaturalEnvironment.everywhere(Climate.NIGHT, 4),
                NaturalEnvironment.everywhere(Climate.RAIN, 1),
                NaturalEnvironment.everywhere(Climate.WIND, 3)));
        Spot here = Spot.ground(Hex.ORIGIN);
        assertThat(EnvironmentEffects.toHit(all, here, kind -> 0, 12, false)).hasToString("-1 cold -1 rain");
        assertThat(EnvironmentEffects.toHit(all, here, kind -> 2, 12, true).isEmpty())
                .isTrue();
        assertThat(EnvironmentEffects.dodge(all, here, kind -> 0)).hasToString("-1 cold");
        assertThat(EnvironmentEffects.movement(all, here, kind -> 0, true)).hasToString("-1 cold -1 night -2 wind");
        assertThat(EnvironmentEffects.movement(Environments.NONE, here, kind -> 0, true)
                        .isEmpty())
                .isTrue();
    }

    @Test
    void an_environment_is_large_massive_or_grows_with_its_level() {
        assertThat(CreatedEnvironment.radii(1)).containsExactly(3, 10);
        assertThat(CreatedEnvironment.radii(4)).containsExactly(3, 10, 40);
    }

    @Test
    void fair_weather_does_nothing() {
        for (Climate kind : List.of(Climate.CALM, Climate.CLEAR, Climate.DAY, Climate.DRY)) {
            assertThat(EnvironmentEffects.toHit(kind, 9, 0, 30, false).isEmpty())
                    .isTrue();
            assertThat(EnvironmentEffects.dodge(kind, 9, 0).isEmpty()).isTrue();
            assertThat(EnvironmentEffects.movement(kind, 9, 0, true).isEmpty()).isTrue();
            assertThat(EnvironmentAttack.of(kind, 9, 0)).isEmpty();
            assertThat(EnvironmentConcealment.concealment(kind, 9, 30)).isZero();
        }
    }

    @Test
    void some_environments_attack_by_the_hour_the_minute_or_the_turn() {
        assertThat(EnvironmentAttack.of(Climate.COLD, 1, 0)).isEmpty();
        assertThat(EnvironmentAttack.of(Climate.COLD, 4, 2))
                .contains(new EnvironmentAttack(Rhythm.HOUR, 2, PowerType.COLD));
        assertThat(EnvironmentAttack.of(Climate.HEAT, 3, 0))
                .contains(new EnvironmentAttack(Rhythm.MINUTE, 3, PowerType.HEAT));
        assertThat(EnvironmentAttack.of(Climate.COLD, 7, 0))
                .contains(new EnvironmentAttack(Rhythm.TURN, 7, PowerType.COLD));
        assertThat(EnvironmentAttack.of(Climate.RADIATION, 1, 0))
                .map(EnvironmentAttack::rhythm)
                .contains(Rhythm.HOUR);
        assertThat(EnvironmentAttack.of(Climate.RADIATION, 3, 1))
                .map(EnvironmentAttack::rhythm)
                .contains(Rhythm.MINUTE);
        assertThat(EnvironmentAttack.of(Climate.RADIATION, 3, 0))
                .map(EnvironmentAttack::rhythm)
                .contains(Rhythm.TURN);
        assertThat(EnvironmentAttack.of(Climate.RADIATION, 2, 2)).isEmpty();
        EnvironmentAttack gas = EnvironmentAttack.of(Climate.POISON_GAS, 2, 0).orElseThrow();
        assertThat(gas).isEqualTo(new EnvironmentAttack(Rhythm.OWN_TURN, 2, PowerType.POISON));
        assertThat(gas.isDue(6)).isFalse();
        assertThat(new EnvironmentAttack(Rhythm.MINUTE, 3, PowerType.HEAT).isDue(12))
                .isTrue();
        assertThat(new EnvironmentAttack(Rhythm.MINUTE, 3, PowerType.HEAT).isDue(13))
                .isFalse();
        assertThat(new EnvironmentAttack(Rhythm.HOUR, 2, PowerType.COLD).isDue(360))
                .isTrue();
        assertThat(new EnvironmentAttack(Rhythm.TURN, 4, PowerType.COLD).isDue(1))
                .isTrue();
    }

    @Test
    void concealment_grows_with_level_and_distance() {
        for (int distance = 0; distance <= 40; distance++) {
            for (int level = 1; level <= 20; level++) {
                int fog = level <= 5 ? Math.floorDiv(distance - 1, 6 - level) : (level - 4) * (distance - 1);
                int rain = level <= 13 ? Math.floorDiv(distance - 2, 14 - level) : (level - 12) * (distance - 2);
                assertThat(EnvironmentConcealment.concealment(Climate.FOG_SMOKE, level, distance))
                        .isEqualTo(Math.max(0, fog))
                        .isEqualTo(EnvironmentConcealment.concealment(Climate.NIGHT, level, distance));
                assertThat(EnvironmentConcealment.concealment(Climate.RAIN, level, distance))
                        .isEqualTo(Math.max(0, rain));
            }
        }
    }

    @Test
    void the_highest_concealment_on_the_way_applies() {
        Environments all = Environments.natural(List.of(
                NaturalEnvironment.everywhere(Climate.NIGHT, 3), NaturalEnvironment.everywhere(Climate.RAIN, 12)));
        Spot here = Spot.ground(Hex.ORIGIN);
        Spot there = Spot.ground(new Hex(10, 0));
        assertThat(EnvironmentConcealment.between(all, EnvironmentConcealment.VISION, here, there))
                .isEqualTo(4); // rain 8/2, night 9/3
        assertThat(EnvironmentConcealment.between(all, List.of(Climate.NIGHT), here, there))
                .isEqualTo(3);
        assertThat(EnvironmentConcealment.between(all, EnvironmentConcealment.ENHANCED_VISION, here, there))
                .isEqualTo(4);
        assertThat(EnvironmentConcealment.between(Environments.NONE, EnvironmentConcealment.VISION, here, there))
                .isZero();
        assertThat(EnvironmentConcealment.between(all, EnvironmentConcealment.VISION, here, here))
                .isZero();
        assertThat(EnvironmentConcealment.between(all, List.of(Climate.NIGHT), here, new Spot(Hex.ORIGIN, 10)))
                .isEqualTo(3); // straight up
    }

    @Test
    @Ledger("GG-ENV-2")
    void only_the_hexes_in_the_fog_count() {
        Environments bank = Environments.NONE.with(new CreatedEnvironment(
                new AbilityOwner("mist", 1), List.of(Climate.FOG_SMOKE), 5, new Hex(10, 0), 3, Optional.empty()));
        Spot here = Spot.ground(Hex.ORIGIN);
        // Levels on the way: 1 2 3 4 3 2 1 at 7 to 13
        assertThat(EnvironmentConcealment.between(
                        bank, EnvironmentConcealment.VISION, here, Spot.ground(new Hex(20, 0))))
                .isEqualTo(1); // 7 hexes of 1: 6/5; 5 of 2: 4/4; 3 of 3: 2/3; 1 of 4: 0
        assertThat(EnvironmentConcealment.between(
                        bank, EnvironmentConcealment.VISION, here, Spot.ground(new Hex(7, 0))))
                .isZero();
    }
}
