package arbiter.space.zone;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.space.Border;
import arbiter.space.Borders;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexBoard;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HexZonesTest {

    private final HexZones zones = HexZones.of(HexBoard.hexagon(4));

    private int at(int q, int r) {
        return zones.board().number(q, r);
    }

    @Test
    void cover_on_a_border_needs_an_enemy_on_both_sides() {
        int left = at(1, 0);
        int right = at(0, 1);
        assertThat(zones.clear(at(0, 0), at(1, 1), zone -> zone == left)).isTrue();
        assertThat(zones.clear(at(0, 0), at(1, 1), zone -> zone == left || zone == right))
                .isFalse();
    }

    @Test
    void a_line_weapon_on_a_border_attacks_both_sides() {
        ZoneLine line = zones.lines(at(-1, -1), at(0, 0), 4).get(0);
        assertThat(line.step(0)).containsExactly(at(0, -1), at(-1, 0));
        assertThat(line.zones()).containsExactly(at(0, -1), at(-1, 0), at(0, 0), at(1, 0), at(0, 1), at(1, 1));
        assertThat(line.until(zone -> zone == at(0, 0)).zones()).containsExactly(at(0, -1), at(-1, 0));
        assertThat(line.until(zone -> zone == at(-1, 0)).length()).isEqualTo(4);
    }

    @Test
    void beyond_the_rim_there_is_no_line() {
        ZoneLine line = zones.lines(at(2, 0), at(3, 0), 9).get(0);
        assertThat(line.zones()).containsExactly(at(3, 0), at(4, 0));
        assertThat(zones.isRim(at(4, 0))).isTrue();
        assertThat(zones.isRim(at(3, 0))).isFalse();
    }

    @Test
    void who_sees_is_seen_and_the_listed_line_agrees() {
        for (int seed = 0; seed < 12; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            boolean[] filled = new boolean[zones.size()];
            Borders borders = Borders.none();
            for (int i = 0; i < 14; i++) {
                int zone = random.nextInt(zones.size());
                filled[random.nextInt(zones.size())] = true;
                borders = borders.with(zone, zones.neighbour(zone, random.nextInt(zones.degree(zone))), Border.CURTAIN);
            }
            ZoneSight sight = ZoneSight.of(zone -> filled[zone], borders);
            for (int a = 0; a < zones.size(); a++) {
                for (int b = 0; b < zones.size(); b++) {
                    boolean clear = zones.clear(a, b, sight);
                    assertThat(zones.clear(b, a, sight)).isEqualTo(clear);
                    assertThat(zones.lines(a, b).get(0).clear(sight)).isEqualTo(clear);
                }
            }
        }
    }

    @Test
    void hexes_are_written_as_on_a_hex_board() {
        assertThat(zones.text(at(2, -1))).isEqualTo("2,-1");
        assertThat(zones.find("2,-1")).isEqualTo(OptionalInt.of(at(2, -1)));
        assertThat(zones.find("5,5")).isEmpty();
        assertThat(zones.find("2")).isEmpty();
        Zones rows = HexZones.of(HexBoard.rows(4, 4));
        assertThat(rows.name(rows.find("-1,3").orElseThrow())).isEqualTo("A4");
        assertThat(rows.find("A4")).isEqualTo(rows.find("-1,3"));
        assertThat(zones.distance(at(0, 0), at(2, 1))).isEqualTo(new Hex(0, 0).distance(new Hex(2, 1)));
    }
}
