package arbiter.games.gladiators.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.json.Json;
import arbiter.games.gladiators.Handbooks;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.WallKind;
import arbiter.space.hex.Hex;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BoardJsonTest {

    private static final BattleMap STREET = BattleMap.of(
            "street",
            12,
            8,
            List.of(
                    new GroundPatch(GroundKind.WATER, "fountain", List.of(new Hex(3, 1), new Hex(4, 1))),
                    new GroundPatch(GroundKind.THREE_QUARTER_COVER, "parked car", List.of(new Hex(4, 1)))),
            List.of(new Building("bank", 3, List.of(new Hex(6, 0), new Hex(7, 0)))));

    @Test
    void a_map_is_saved_and_read() {
        BattleMap read = Json.plain().read(Json.plain().write(STREET), BattleMap.class);
        assertThat(read).isEqualTo(STREET).hasSameHashCodeAs(STREET);
        assertThat(read.isWater(new Hex(4, 1))).isTrue();
        assertThat(read.cover(4, 1)).isEqualTo(2);
        assertThat(read.concealment(4, 1)).isEqualTo(1);
        assertThat(read.roof(7, 0)).isEqualTo(3);
        assertThat(read.roof(70, 0)).isZero();
        assertThat(read.isUnderRoof(new Spot(new Hex(7, 0), 2))).isTrue();
        assertThat(read.isUnderRoof(new Spot(new Hex(7, 0), 3))).isFalse();
        assertThat(read.names(new Hex(4, 1))).containsExactly("fountain", "parked car");
        assertThat(read.building(new Hex(6, 0))).map(Building::name).contains("bank");
    }

    @Test
    void walls_are_saved_and_read() {
        WallMaterial brick =
                WallMaterial.of(Handbooks.BOOK.content().shelf(WallKind.class).get("exterior-brick"), false);
        WallMaterial ice =
                new WallMaterial(PowerType.SOLID, 4, 1, false, true, true, true, Optional.of(PowerType.HEAT));
        Walls walls = Walls.of(List.of(
                WallHex.standing(new Hex(2, 2), 3, brick, "Exterior Brick").underRoof(),
                WallHex.raised(new Hex(1, 0), 4, ice, "Ice Wall", new AbilityOwner("frost", 2))));
        Walls read = Json.plain().read(Json.plain().write(walls), Walls.class);
        assertThat(read).isEqualTo(walls).hasSameHashCodeAs(walls);
        assertThat(read.fills(new Spot(new Hex(2, 2), 2))).isTrue();
        assertThat(read.of(new AbilityOwner("frost", 2))).hasSize(1);
    }

    @Test
    void a_placed_area_is_saved_and_read() {
        PlacedArea area = AreaPlacement.at(
                AreaTemplate.of(AreaShape.BLAST, AreaSize.LARGE), Spot.ground(Hex.ORIGIN), new Spot(new Hex(3, -2), 4));
        assertThat(Json.plain().read(Json.plain().write(area), PlacedArea.class))
                .isEqualTo(area);
    }

    @Test
    void what_lies_off_the_map_is_refused_with_its_place() {
        assertThatThrownBy(() -> BattleMap.of(
                        "yard",
                        4,
                        4,
                        List.of(new GroundPatch(GroundKind.WATER, "pond", List.of(new Hex(9, 0)))),
                        List.of()))
                .hasMessage("pond in hex 9,0 is off the map, which is 4 by 4 hexes");
        assertThatThrownBy(() -> BattleMap.open(0, 3)).hasMessageContaining("a side has from 1 to 200");
    }
}
