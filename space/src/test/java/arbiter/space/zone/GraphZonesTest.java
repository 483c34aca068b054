package arbiter.space.zone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.space.Border;
import arbiter.space.Borders;
import arbiter.space.Reach;
import arbiter.space.StepCosts;
import arbiter.space.zone.GraphZones.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GraphZonesTest {

    /** The street leads to the yard through the hall or the alley; the roof lies behind the yard. */
    private final GraphZones town = GraphZones.of(
            List.of("street", "hall", "alley", "yard", "roof"),
            List.of(
                    new Link("street", "hall"),
                    new Link("street", "alley"),
                    new Link("hall", "yard"),
                    new Link("alley", "yard"),
                    new Link("yard", "roof")));

    private int zone(String name) {
        return town.find(name).orElseThrow();
    }

    @Test
    void distance_is_the_fewest_zones() {
        assertThat(town.distance(zone("street"), zone("yard"))).isEqualTo(2);
        assertThat(town.distance(zone("roof"), zone("street"))).isEqualTo(3);
        assertThat(town.within(zone("yard"), 1))
                .containsExactly(zone("hall"), zone("alley"), zone("yard"), zone("roof"));
    }

    @Test
    void cover_exists_only_if_every_shortest_way_is_blocked() {
        int street = zone("street");
        int yard = zone("yard");
        assertThat(town.clear(street, yard, zone -> zone == zone("hall"))).isTrue();
        assertThat(town.clear(street, yard, zone -> zone == zone("hall") || zone == zone("alley")))
                .isFalse();
        Borders door = Borders.none().with(zone("alley"), yard, Border.WALL);
        assertThat(town.clear(street, yard, ZoneSight.of(zone -> zone == zone("hall"), door)))
                .isFalse();
    }

    @Test
    void whoever_shoots_a_line_weapon_picks_one_of_the_shortest_ways() {
        assertThat(town.lines(zone("street"), zone("yard"), 3).stream().map(ZoneLine::zones))
                .containsExactly(
                        new int[] {zone("hall"), zone("yard"), zone("roof")},
                        new int[] {zone("alley"), zone("yard"), zone("roof")});
        assertThat(town.lines(zone("street"), zone("street"), 3))
                .singleElement()
                .extracting(ZoneLine::length)
                .isEqualTo(0);
    }

    @Test
    void stairs_cost_only_on_the_way_up() {
        Borders stairs = Borders.none().withOneWay(zone("yard"), zone("roof"), Border.obstacle(2));
        assertThat(Reach.from(town, zone("yard"), 9, StepCosts.ONE.across(stairs))
                        .cost(zone("roof")))
                .isEqualTo(3);
        assertThat(Reach.from(town, zone("roof"), 9, StepCosts.ONE.across(stairs))
                        .cost(zone("yard")))
                .isEqualTo(1);
    }

    @Test
    void clear_agrees_with_listing_all_shortest_ways() {
        for (int seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            GraphZones zones = random(random, 10);
            boolean[] filled = new boolean[zones.size()];
            IntStream.range(0, 4).forEach(i -> filled[random.nextInt(filled.length)] = true);
            Borders borders = Borders.none().with(0, zones.neighbour(0, 0), Border.WALL);
            ZoneSight sight = ZoneSight.of(zone -> filled[zone], borders);
            for (int a = 0; a < zones.size(); a++) {
                Reach reach = Reach.from(zones, a, 99, StepCosts.ONE);
                for (int b = 0; b < zones.size(); b++) {
                    List<ZoneLine> lines = zones.lines(a, b);
                    boolean clear = zones.clear(a, b, sight);
                    assertThat(clear).isEqualTo(lines.stream().anyMatch(line -> line.clear(sight)));
                    assertThat(zones.clear(b, a, sight)).isEqualTo(clear);
                    assertThat(zones.distance(a, b)).isEqualTo(reach.cost(b));
                    assertThat(lines)
                            .doesNotHaveDuplicates()
                            .allMatch(line -> line.length()
                                    == reach.cost(line.length() == 0 ? line.start() : line.zones()[line.length() - 1]));
                }
            }
        }
    }

    private static GraphZones random(SplittableRandom random, int size) {
        List<String> names = IntStream.range(0, size).mapToObj(i -> "z" + i).toList();
        List<Link> links = new ArrayList<>();
        for (int zone = 1; zone < size; zone++) {
            links.add(new Link(names.get(random.nextInt(zone)), names.get(zone)));
        }
        for (int i = 0; i < size; i++) {
            int a = random.nextInt(size);
            int b = random.nextInt(size - 1);
            links.add(new Link(names.get(a), names.get(b < a ? b : b + 1)));
        }
        return GraphZones.of(names, links);
    }

    @Test
    void a_map_that_makes_no_sense_is_refused() {
        List<String> names = List.of("hall", "yard");
        assertThatThrownBy(() -> GraphZones.of(names, List.of(new Link("hall", "yrad"))))
                .hasMessage("the link from 'hall' to 'yrad' names no zone with 'yrad': the zones are [hall, yard]");
        assertThatThrownBy(() -> GraphZones.of(names, List.of()))
                .hasMessage("no way leads from 'hall' to 'yard': link every zone to the rest");
        assertThatThrownBy(() -> GraphZones.of(names, List.of(new Link("hall", "hall"))))
                .hasMessage("a link from 'hall' to itself: link two zones");
        assertThatThrownBy(() -> GraphZones.of(List.of("hall", "hall"), List.of()))
                .hasMessage("two zones are called 'hall': each needs a name of its own");
        assertThat(town.find("cellar")).isEqualTo(OptionalInt.empty());
    }

    private enum Ground {
        DIFFICULT,
        DEFENSIVE
    }

    @Test
    void terrain_adds_up() {
        ZoneTerrain<Ground> bare = ZoneTerrain.bare(town.size(), Ground.class);
        ZoneTerrain<Ground> swamp =
                bare.with(3, Ground.DIFFICULT).with(3, Ground.DIFFICULT).with(3, Ground.DEFENSIVE);
        assertThat(swamp.count(3, Ground.DIFFICULT)).isEqualTo(2);
        assertThat(swamp.has(3, Ground.DEFENSIVE)).isTrue();
        assertThat(swamp.has(2, Ground.DIFFICULT)).isFalse();
        // each piece of difficult ground doubles the price of the zone
        assertThat(Reach.from(town, zone("hall"), 9, (from, to) -> 1 << swamp.count(to, Ground.DIFFICULT))
                        .cost(zone("yard")))
                .isEqualTo(4);
        assertThat(swamp.without(3, Ground.DEFENSIVE)
                        .without(3, Ground.DIFFICULT)
                        .without(3, Ground.DIFFICULT))
                .isEqualTo(bare);
        assertThatThrownBy(() -> bare.without(3, Ground.DIFFICULT))
                .hasMessage("DIFFICULT would lie in zone 3 -1 times: it is from 0 to 127");
    }
}
