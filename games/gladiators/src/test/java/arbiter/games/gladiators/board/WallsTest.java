package arbiter.games.gladiators.board;

import static arbiter.games.gladiators.board.TestWalls.brick;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.gladiators.Handbooks;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.WallKind;
import arbiter.space.hex.Hex;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WallsTest {

    private static final Hex HERE = new Hex(3, 1);

    private static WallMaterial weakTo(PowerType type) {
        return new WallMaterial(PowerType.SOLID, 5, 3, false, false, false, false, Optional.of(type));
    }

    @Test
    @Ledger({"GG-WAL-3", "GG-AMB-54"})
    void a_wall_is_breached_when_its_hits_are_gone() {
        Walls walls = Walls.of(List.of(brick(3, 1, 2)));
        Walls hit = walls.damaged(HERE, 1);
        assertThat(hit.at(HERE)).map(WallHex::hitsLeft).contains(1);
        assertThat(hit.fills(Spot.ground(HERE))).isTrue();
        Walls through = hit.damaged(HERE, 2);
        assertThat(through.at(HERE)).map(WallHex::isBreached).contains(true);
        assertThat(through.fills(Spot.ground(HERE))).isFalse();
        assertThat(through.height(3, 1)).isZero();
        assertThat(through.repaired(HERE)).isEqualTo(walls);
        assertThat(walls.at(HERE)).map(WallHex::hitsLeft).contains(2); // what was is as it was
    }

    @Test
    @Ledger("GG-WAL-6")
    void super_strength_breaches_whatever_the_hits() {
        assertThat(Walls.of(List.of(brick(3, 1, 2))).breached(HERE).fills(Spot.ground(HERE)))
                .isFalse();
        assertThatThrownBy(() -> Walls.NONE.breached(HERE)).hasMessage("no wall stands in hex 3,1 (GG-WAL-3)");
    }

    @Test
    @Ledger({"GG-WAL-7", "GG-AMB-54"})
    void a_raised_wall_is_as_high_as_its_level_and_goes_with_its_owner() {
        AbilityOwner owner = new AbilityOwner("mason", 1);
        Walls walls = Walls.of(List.of(brick(3, 1, 2)));
        List<WallHex> raised = List.of(
                WallHex.raised(HERE, 4, TestWalls.BRICK, "Stone Wall", owner),
                WallHex.raised(new Hex(4, 1), 4, TestWalls.BRICK, "Stone Wall", owner));
        Walls both = walls.raised(raised);
        assertThat(both.of(owner)).extracting(WallHex::hex).containsExactly(new Hex(4, 1)); // a wall stood in the other
        assertThat(both.fills(new Spot(new Hex(4, 1), 3))).isTrue();
        assertThat(both.fills(new Spot(new Hex(4, 1), 4))).isFalse();
        assertThat(both.without(owner)).isEqualTo(walls);
        assertThat(both.without(new AbilityOwner("mason", 2))).isSameAs(both);
        assertThat(walls.breached(HERE).raised(raised).of(owner)).hasSize(2); // rubble makes room
        assertThat(both.without(HERE).without(owner)).isEqualTo(Walls.NONE);
    }

    @Test
    @Ledger({"GG-WAL-3", "GG-AB-47", "GG-AMB-54"})
    void a_wall_resists_what_can_hurt_it_and_gives_way_to_its_weakness() {
        assertThat(TestWalls.BRICK.defence(PowerType.SOLID)).isEqualTo(OptionalInt.of(3));
        assertThat(TestWalls.BRICK.defence(PowerType.COLD)).isEqualTo(OptionalInt.of(3));
        assertThat(TestWalls.BRICK.defence(PowerType.PSYCHIC)).isEmpty();
        assertThat(TestWalls.BRICK.defence(PowerType.POISON)).isEmpty();
        assertThat(weakTo(PowerType.HEAT).defence(PowerType.HEAT)).isEqualTo(OptionalInt.of(1));
        assertThat(weakTo(PowerType.HEAT).defence(PowerType.COLD)).isEqualTo(OptionalInt.of(5));
        assertThat(weakTo(PowerType.ENERGY).defence(PowerType.ENTROPY)).isEqualTo(OptionalInt.of(1));
        assertThatThrownBy(
                        () -> new WallMaterial(PowerType.PSYCHIC, 1, 1, false, false, false, false, Optional.empty()))
                .hasMessage("a wall of psychic: it is solid or physical (GG-AB-47)");
    }

    @Test
    @Ledger("GG-WAL-8")
    void every_wall_of_the_content_can_stand() {
        for (WallKind kind : Handbooks.BOOK.content().shelf(WallKind.class).all()) {
            WallHex wall = WallHex.standing(HERE, 2, WallMaterial.of(kind, false), kind.name());
            assertThat(wall.hitsLeft()).isEqualTo(kind.hits());
            assertThat(wall.material().defence(PowerType.SOLID)).isEqualTo(OptionalInt.of(kind.defence()));
            assertThat(wall.material().canBeClimbed()).isTrue();
        }
    }

    @Test
    void looking_walls_up_agrees_with_going_through_them() {
        BattleMap map = BattleMap.open(12, 9);
        for (int seed = 0; seed < 20; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Walls walls = TestWalls.random(map, 30, random);
            List<Hex> hexes = new ArrayList<>(map.board().hexes());
            hexes.add(new Hex(-50, 70));
            for (int change = 0; change < 10; change++) {
                Hex one = walls.all().get(random.nextInt(walls.all().size())).hex();
                walls = random.nextBoolean() ? walls.damaged(one, 1) : walls.without(one);
                for (Hex hex : hexes) {
                    Walls now = walls;
                    assertThat(walls.at(hex))
                            .isEqualTo(now.all().stream()
                                    .filter(wall -> wall.hex().equals(hex))
                                    .findFirst());
                }
            }
            assertThat(walls.all()).extracting(WallHex::hex).isSorted().doesNotHaveDuplicates();
        }
    }
}
