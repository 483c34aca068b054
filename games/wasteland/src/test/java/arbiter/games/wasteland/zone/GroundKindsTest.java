package arbiter.games.wasteland.zone;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Tables;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.turn.ActMenu;
import arbiter.games.wasteland.turn.MenuEntry;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Game;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every kind of ground, obstacle and cover as it is met in play. */
class GroundKindsTest {

    private static final String PLACE = """
            game: wasteland
            units:
              - {name: Maul, character: ../characters/maul.yaml, side: party, at: yard, now: {luck: 0}}
              - {id: gunner, from: road-gunner, side: raiders, at: there%s}
            scene:
              zones: [{name: yard}, {name: there%s}]
              links: [{between: [yard, there]%s}]
              pools: {party: 6, gamemaster: 6}
            turn: %s
            """;

    private final Game<WastelandState> game = Tables.BOOK.game();

    private static int price(WastelandState state, String id) {
        return ActMenu.of(state, state.acting().orElseThrow()).stream()
                .filter(entry -> entry.id().equals(id))
                .map(MenuEntry::act)
                .findFirst()
                .orElseThrow()
                .points();
    }

    @ParameterizedTest
    @CsvSource({
        "thick-mud, 1, 1",
        "loose-sand, 1, 1",
        "stairs-up, 1, 0",
        "swamp, 2, 2",
        "unstable-rubble, 2, 2",
        "steep-slope, 3, 3",
        "fast-water, 3, 3"
    })
    @Ledger({
        "WAS-MOVE-3",
        "WAS-MOVE-6",
        "AMB-43",
        "thick-mud",
        "loose-sand",
        "stairs-up",
        "swamp",
        "unstable-rubble",
        "steep-slope",
        "fast-water"
    })
    void terrain_costs_on_the_way_in_and_within(String kind, int entering, int within) {
        String terrain = ", terrain: " + kind + ", cover: [{name: heap, kind: rubble-cover}]";

        assertThat(price(Tables.of(PLACE.formatted("", terrain, "", "maul")), "move:there"))
                .isEqualTo(entering);
        assertThat(price(Tables.of(PLACE.formatted("", terrain, "", "gunner")), "move:there:behind-heap"))
                .isEqualTo(within);
        assertThat(price(Tables.of(PLACE.formatted("", terrain, "", "gunner")), "move:yard"))
                .isZero();
    }

    @ParameterizedTest
    @CsvSource({"waist-high, 1", "short-jump, 1", "chest-high, 2", "running-jump, 2", "overhead-high, 3", "long-jump, 3"
    })
    @Ledger({"WAS-MOVE-4", "waist-high", "short-jump", "chest-high", "running-jump", "overhead-high", "long-jump"})
    void obstacles_cost_each_way_or_only_one(String kind, int crossing) {
        String both = ", obstacles: [" + kind + "]";

        assertThat(price(Tables.of(PLACE.formatted("", "", both, "maul")), "move:there"))
                .isEqualTo(crossing);
        assertThat(price(Tables.of(PLACE.formatted("", "", both, "gunner")), "move:yard"))
                .isEqualTo(crossing);
        assertThat(price(Tables.of(PLACE.formatted("", "", both + ", one-way: true", "gunner")), "move:yard"))
                .isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "foliage-cover, 1",
        "wooden-cover, 1",
        "rubble-cover, 2",
        "brick-cover, 2",
        "metal-fence-cover, 2",
        "concrete-cover, 3",
        "steel-cover, 3"
    })
    @Ledger({
        "WAS-COVER-1",
        "WAS-COVER-2",
        "foliage-cover",
        "wooden-cover",
        "rubble-cover",
        "brick-cover",
        "metal-fence-cover",
        "concrete-cover",
        "steel-cover"
    })
    void cover_rolls_its_dice_against_a_grenade(String kind, int dice) {
        var play = grenade(kind, "", "")
                .dice("cover.dice", IntStream.generate(() -> 1).limit(dice).toArray());
        play.choice("turn.action", "blast:throw:frag-grenade:there");
        game.advance(play);

        assertThat(play.log()).contains("Road gunner's cover stops " + dice + " (" + dice + " CD)");
    }

    private static Scenario<WastelandState> grenade(String kind, String more, String conditions) {
        String zone = ", cover: [{name: heap, kind: " + kind + more + "}]";
        WastelandState state = Tables.of(PLACE.formatted(" behind heap" + conditions, zone, "", "maul")
                .replace(
                        "{name: Maul, character: ../characters/maul.yaml, side: party, at: yard, now: {luck: 0}}",
                        "{id: ann, sheet: {kind: adversary, id: ann, name: Ann, being: person, rank: normal, level: 1,"
                                + " attributes: {STR: 5, PER: 9, END: 5, CHA: 5, INT: 5, AGI: 5, LCK: 5}, skills:"
                                + " {explosives: 3}, weapons: [frag-grenade], text: x}, side: party, at: yard}")
                .replace("turn: maul", "turn: ann"));
        ActionPools.put(state, 0, 0);
        return new Scenario<>(state)
                .dice("test.d20", 11, 12)
                .dice("attack.location", 5)
                .dice("damage.dice", 1, 1, 1, 3, 3, 3);
    }

    @Test
    @Ledger({"WAS-COVER-4", "AMB-60"})
    void cover_that_looks_elsewhere_does_not_count() {
        var play = grenade("steel-cover", ", against: [there]", "");
        play.choice("turn.action", "blast:throw:frag-grenade:there");
        game.advance(play);

        assertThat(play.log())
                .noneMatch(line -> line.contains("cover"))
                .contains("Road gunner loses 1 HP at the torso, 8 left");
    }

    @Test
    @Ledger({"WAS-PRONE-5", "AMB-15"})
    void whoever_lies_behind_cover_throws_its_blank_dice_again() {
        var play = grenade("concrete-cover", "", ", conditions: [prone]")
                .dice("cover.dice", 2, 3, 4)
                .dice("cover.reroll", 1, 4);
        play.choice("turn.action", "blast:throw:frag-grenade:there");
        game.advance(play);

        assertThat(play.log()).contains("Road gunner's cover stops 3 (3 CD)");
        play.allUsed();
    }
}
