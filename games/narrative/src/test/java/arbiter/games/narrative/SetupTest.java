package arbiter.games.narrative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Encounter;
import arbiter.space.band.Band;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How encounters are set up: those that come with the game, bands as files write them, and what is refused. */
class SetupTest {

    private static final String DUO = """
        game: narrative
        units:
          - {name: Ilka, character: ../characters/ilka-dorn.yaml, side: wardens}
          - {name: Brann, character: ../characters/brann-okar.yaml, side: wardens}
          - {name: Hounds, from: carrion-hounds, side: cult, now: {members: 3, wounds: 5}%s}
        """;

    static List<String> encounters() {
        return Tables.BOOK.encounters().stream().map(Encounter::id).toList();
    }

    @ParameterizedTest
    @MethodSource("encounters")
    void every_encounter_has_two_sides_that_can_act(String id) {
        NarrativeState state = Tables.BOOK.encounters().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow()
                .situation()
                .start(Tables.BOOK);

        assertThat(state.units().stream()
                        .filter(Participant::canAct)
                        .map(Participant::side)
                        .distinct())
                .hasSize(2);
        assertThat(Tables.BOOK.game().ending(state)).isEmpty();
    }

    @Test
    void sides_are_at_medium_range_and_friends_at_short_unless_a_file_says_otherwise() {
        NarrativeState state = Tables.of(DUO.formatted(""));

        assertThat(band(state, "ilka", "brann")).isEqualTo(Band.SHORT);
        assertThat(band(state, "ilka", "hounds")).isEqualTo(Band.MEDIUM);
        assertThat(state.unit("hounds").standing()).isEqualTo(2);
        assertThat(state.story().players()).isEqualTo(2);
    }

    /** Whoever copies a table out of a view gets the same bands. */
    @Test
    void a_place_can_be_written_as_a_view_tells_it() {
        NarrativeState state = Tables.of(DUO.formatted(", at: \"ilka long, brann medium\""));

        assertThat(band(state, "ilka", "hounds")).isEqualTo(Band.LONG);
        assertThat(band(state, "brann", "hounds")).isEqualTo(Band.MEDIUM);
        assertThat(Tables.BOOK
                        .game()
                        .view(state, Viewer.GAMEMASTER)
                        .unit("hounds")
                        .orElseThrow()
                        .position()
                        .orElseThrow()
                        .place())
                .isEqualTo("ilka long, brann medium");
    }

    @Test
    void a_vehicle_has_no_turn() {
        String ride = """
            game: narrative
            units:
              - {name: Lark, from: scout-bike, side: wardens}
              - {name: Jun, character: ../characters/jun-halloran.yaml, side: wardens, at: aboard lark as pilot}
              - {name: Hounds, from: carrion-hounds, side: cult}
            """;

        assertThat(Tables.of(ride + "round: 1\n").acting().orElseThrow().id()).isEqualTo("jun");
        assertThatThrownBy(() -> Tables.of(ride + "turn: lark\n")).hasMessageContaining("a vehicle has no turn");
    }

    @Test
    void a_unit_stands_where_it_says_and_its_other_bands_follow() {
        NarrativeState state = Tables.of(DUO.formatted(", at: engaged with ilka"));

        assertThat(band(state, "ilka", "hounds")).isEqualTo(Band.ENGAGED);
        assertThat(band(state, "brann", "hounds")).isEqualTo(Band.SHORT);
    }

    @Test
    void single_bands_and_story_points_can_be_decreed() {
        NarrativeState state = Tables.of(DUO.formatted("") + """
            scene:
              bands: [{between: [brann, hounds], band: extreme}]
              story-points: {players: 0, gamemaster: 3}
            """);

        assertThat(band(state, "brann", "hounds")).isEqualTo(Band.EXTREME);
        assertThat(band(state, "ilka", "hounds")).isEqualTo(Band.MEDIUM);
        assertThat(state.story().gamemaster()).isEqualTo(3);
    }

    @Test
    void places_nobody_can_find_are_refused_with_their_line() {
        assertThatThrownBy(() -> Tables.of(DUO.formatted(", at: engaged with ilk")))
                .hasMessageContaining("situation.yaml:5")
                .hasMessageContaining("ilk");
        assertThatThrownBy(() -> Tables.of(DUO.formatted(", at: far from ilka")))
                .hasMessageContaining("far");
        assertThatThrownBy(() -> Tables.of(DUO.formatted(", at: behind the bar")))
                .hasMessageContaining("engaged with bo");
    }

    @Test
    void somebody_alone_is_no_group() {
        assertThatThrownBy(() -> Tables.of("""
            game: narrative
            units:
              - {from: hulking-mutant, now: {members: 2}}
            """)).hasMessageContaining("only minions come in groups");
    }

    private static Band band(NarrativeState state, String one, String other) {
        return state.band(state.unit(one), state.unit(other));
    }
}
