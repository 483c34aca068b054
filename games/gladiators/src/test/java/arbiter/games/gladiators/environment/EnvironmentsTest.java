package arbiter.games.gladiators.environment;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.board.AbilityOwner;
import arbiter.games.gladiators.board.Spot;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import arbiter.space.hex.HexTemplate;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EnvironmentsTest {

    private static final AbilityOwner FROST = new AbilityOwner("frost", 1);
    private static final AbilityOwner EMBER = new AbilityOwner("ember", 1);

    private static CreatedEnvironment made(AbilityOwner owner, int level, int q, int radius, Climate... kinds) {
        return new CreatedEnvironment(owner, List.of(kinds), level, new Hex(q, 0), radius, Optional.empty());
    }

    private static Spot ground(int q) {
        return Spot.ground(new Hex(q, 0));
    }

    @Test
    @Ledger("GG-ENV-2")
    void a_created_environment_rises_from_its_edge_to_its_middle() {
        Environments cold = Environments.NONE.with(made(FROST, 3, 0, 10, Climate.COLD));
        for (Hex hex : HexTemplate.blast(Hex.ORIGIN, 12)) {
            int distance = hex.distance(Hex.ORIGIN);
            int expected = distance > 10 ? 0 : Math.min(3, 10 - distance + 1);
            assertThat(cold.level(Climate.COLD, Spot.ground(hex))).isEqualTo(expected);
        }
        assertThat(cold.level(Climate.COLD, new Spot(Hex.ORIGIN, 9))).isEqualTo(3);
        assertThat(cold.level(Climate.COLD, new Spot(Hex.ORIGIN, 10))).isZero(); // as high as its radius
        assertThat(cold.level(Climate.HEAT, Spot.ground(Hex.ORIGIN))).isZero();
        Environments weak = Environments.NONE.with(made(FROST, 1, 0, 3, Climate.COLD));
        assertThat(weak.level(Climate.COLD, ground(0))).isEqualTo(1);
        assertThat(weak.level(Climate.COLD, ground(3))).isEqualTo(1);
    }

    @Test
    void of_several_alike_the_highest_counts() {
        Environments all = Environments.natural(List.of(NaturalEnvironment.everywhere(Climate.COLD, 2)))
                .with(made(FROST, 4, 0, 5, Climate.COLD));
        assertThat(all.level(Climate.COLD, ground(0))).isEqualTo(4);
        assertThat(all.level(Climate.COLD, ground(5))).isEqualTo(2);
        assertThat(all.without(FROST).level(Climate.COLD, ground(0))).isEqualTo(2);
    }

    @Test
    void a_created_loser_is_gone_altogether() {
        Environments both = Environments.NONE
                .with(made(FROST, 3, 0, 10, Climate.COLD, Climate.FOG_SMOKE))
                .with(made(EMBER, 4, 15, 10, Climate.HEAT));
        EnvironmentClash clash = both.clashes(EMBER).get(0);
        assertThat(both.clashes(EMBER)).hasSize(1);
        assertThat(clash.winner()).isEqualTo(EnvironmentClash.Winner.NEWER);
        Environments after = clash.settled(both, true);
        assertThat(after.level(Climate.COLD, ground(-5))).isZero(); // far from the hexes they shared
        assertThat(after.level(Climate.FOG_SMOKE, ground(-5))).isEqualTo(3);
        assertThat(after.level(Climate.HEAT, ground(15))).isEqualTo(4);
        assertThat(after.clashes(EMBER)).isEmpty();
        Environments lost = clash.settled(both, false);
        assertThat(lost.of(EMBER)).isEmpty();
    }

    @Test
    void equal_levels_are_settled_by_a_die_each() {
        Environments both =
                Environments.NONE.with(made(FROST, 3, 0, 3, Climate.COLD)).with(made(EMBER, 3, 6, 3, Climate.HEAT));
        assertThat(both.clashes(EMBER))
                .singleElement()
                .matches(clash -> clash.winner() == EnvironmentClash.Winner.BY_ROLL)
                .matches(clash -> clash.otherOwner().equals(Optional.of(FROST)));
        Environments apart = both.with(made(EMBER, 3, 7, 3, Climate.HEAT));
        assertThat(apart.clashes(EMBER)).isEmpty();
        assertThat(apart.created()).hasSize(2);
    }

    @Test
    void a_natural_loser_is_suspended_only_where_the_winner_lies() {
        Environments night = Environments.natural(List.of(NaturalEnvironment.everywhere(Climate.NIGHT, 2)));
        Environments lit = night.with(made(EMBER, 3, 0, 4, Climate.DAY));
        EnvironmentClash clash = lit.clashes(EMBER).get(0);
        assertThat(clash.winner()).isEqualTo(EnvironmentClash.Winner.NEWER);
        Environments after = clash.settled(lit, true);
        assertThat(after.level(Climate.NIGHT, ground(4))).isZero();
        assertThat(after.level(Climate.NIGHT, ground(5))).isEqualTo(2);
        assertThat(after.level(Climate.NIGHT, new Spot(Hex.ORIGIN, 4))).isEqualTo(2); // above the light
        assertThat(after.without(EMBER)).isEqualTo(night);
        Environments dim = night.with(made(EMBER, 1, 0, 4, Climate.DAY));
        assertThat(dim.clashes(EMBER).get(0).winner()).isEqualTo(EnvironmentClash.Winner.OTHER);
        assertThat(dim.clashes(EMBER).get(0).settled(dim, false)).isEqualTo(night);
    }

    @Test
    void natural_ones_of_a_few_hexes_clash_only_there() {
        NaturalEnvironment mist =
                new NaturalEnvironment(Climate.FOG_SMOKE, 2, List.of(new Hex(8, 0)), Optional.empty());
        Environments all = Environments.natural(List.of(mist));
        assertThat(all.with(made(EMBER, 3, 0, 7, Climate.CLEAR)).clashes(EMBER)).isEmpty();
        assertThat(all.with(made(EMBER, 3, 0, 8, Climate.CLEAR)).clashes(EMBER)).hasSize(1);
        assertThat(all.with(made(EMBER, 3, 0, 8, Climate.POISON_GAS, Climate.RADIATION))
                        .clashes(EMBER))
                .isEmpty();
    }

    @Test
    void the_wind_blows_as_the_strongest_wind_there() {
        Environments all = Environments.natural(
                        List.of(new NaturalEnvironment(Climate.WIND, 2, List.of(), Optional.of(HexDirection.EAST))))
                .with(new CreatedEnvironment(
                        FROST, List.of(Climate.WIND), 5, Hex.ORIGIN, 5, Optional.of(HexDirection.NORTH_WEST)));
        assertThat(all.wind(ground(0))).contains(HexDirection.NORTH_WEST);
        assertThat(all.wind(ground(9))).contains(HexDirection.EAST);
        assertThat(Environments.NONE.wind(ground(0))).isEmpty();
    }

    @Test
    void what_goes_with_its_maker_moves() {
        Environments all = Environments.NONE.with(made(FROST, 2, 0, 3, Climate.COLD));
        Environments moved = all.with(all.of(FROST).orElseThrow().movedTo(new Hex(20, 0)));
        assertThat(moved.level(Climate.COLD, ground(0))).isZero();
        assertThat(moved.level(Climate.COLD, ground(20))).isEqualTo(2);
        assertThat(moved.with(moved.of(FROST).orElseThrow().atLevel(1)).level(Climate.COLD, ground(20)))
                .isEqualTo(1);
    }
}
