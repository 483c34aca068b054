package arbiter.games.gladiators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.yaml.Source;
import arbiter.games.gladiators.result.Injuries;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Situation;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How fights are set up: those that come with the game, and what is refused. */
class SetupTest {

    private static final GladiatorsRulebook BOOK = new GladiatorsRulebook();

    static List<String> encounters() {
        return BOOK.encounters().stream().map(Encounter::id).toList();
    }

    @ParameterizedTest
    @MethodSource("encounters")
    void everybody_stands_on_the_map_outside_walls(String id) {
        Encounter encounter = BOOK.encounters().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
        GladiatorsState state = encounter.situation().start(BOOK);

        assertThat(state.units()).hasSizeGreaterThan(4);
        for (Gladiator unit : state.units()) {
            assertThat(state.map().contains(unit.hex())).as(unit.name()).isTrue();
            assertThat(state.walls().fills(unit.position().spot()))
                    .as(unit.name())
                    .isFalse();
        }
    }

    @Test
    void walls_off_the_board_and_units_in_walls_are_refused_with_their_place() {
        assertThatThrownBy(() -> start("""
                        game: gladiators
                        units:
                          - {character: ember.yaml, side: heroes, at: "3,3"}
                        scene:
                          width: 10
                          height: 10
                          walls:
                            - {kind: exterior-brick, at: "3,3"}
                            - {kind: exterior-brik, at: "40,3"}
                            - {kind: glass-window, at: "40,3"}
                        """))
                .hasMessageContaining("situation.yaml:3")
                .hasMessageContaining("a wall fills hex 3,3")
                .hasMessageContaining("exterior-brik")
                .hasMessageContaining("40,3 is off the map");
    }

    @Test
    void kinds_of_walls_and_parts_that_nobody_knows_are_refused_with_those_there_are() {
        String file = """
                game: gladiators
                units:
                  - {character: ember.yaml, side: heroes, at: "3,3"%s}
                scene: {width: 10, height: 10%s}
                """;
        assertThatThrownBy(() -> start(file.formatted("", ", walls: [{kind: straw, at: \"5,3\"}]")))
                .hasMessageContaining("unknown wall 'straw'; there is glass-window, ")
                .hasMessageContaining(", vault-door");
        assertThatThrownBy(() -> start(file.formatted(", parts: {haircut: {length: 2}}", "")))
                .hasMessageContaining("unknown part 'haircut'; there is ");
    }

    @Test
    @Ledger({"GG-AMB-103", "GG-DSM-5", "item"})
    void the_next_fight_begins_afresh_but_for_what_was_lost() {
        String file = """
                game: gladiators
                units:
                  - {from: city-police, side: police, at: "3,3"%s}
                  - {character: ember.yaml, side: heroes, at: "9,3"}
                """;
        GladiatorsState first = start(file.formatted(""));
        Gladiator hurt = first.units().get(0);
        hurt.set(new Injuries(1, 0));
        hurt.set(hurt.out().out(true, true, 4));

        Gladiator officer =
                start(file.formatted(", conditions: [without pistol]")).units().get(0);

        assertThat(officer.injuries()).isEqualTo(Injuries.NONE);
        assertThat(officer.isInAction()).isTrue();
        assertThat(officer.out()).isEqualTo(first.units().get(1).out());
        assertThat(officer.powers().stream()
                        .filter(power -> !officer.condition().works(power.place()))
                        .map(OwnedPower::word))
                .containsExactly("pistol");
    }

    private static GladiatorsState start(String yaml) {
        return Situation.read(Source.text("situation.yaml", yaml), BOOK.characterFiles())
                .start(BOOK);
    }
}
