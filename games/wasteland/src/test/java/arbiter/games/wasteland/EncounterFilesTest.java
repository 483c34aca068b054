package arbiter.games.wasteland;

import static arbiter.games.wasteland.Tables.BOOK;
import static arbiter.games.wasteland.Tables.ENCOUNTERS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.yaml.Source;
import arbiter.games.wasteland.sheet.BodyPlan;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.rulebook.Situation;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The encounters that come with the game, as they are before anybody has acted. */
class EncounterFilesTest {

    private static final List<String> FILES = List.of("dry-wash", "night-watch", "glow-pit", "dune-bear", "checkpoint");

    private static WastelandState encounter(String file) {
        Situation situation = Situation.read(Source.file(ENCOUNTERS.resolve(file + ".yaml")), ENCOUNTERS);
        assertThat(situation.title()).as(file).isNotBlank();
        assertThat(situation.text()).as(file).isNotBlank();
        return situation.start(BOOK);
    }

    @Test
    void all_bodies_and_all_eight_people_are_in_some_of_them() {
        Set<String> plans = new TreeSet<>();
        Set<String> people = new TreeSet<>();
        for (String file : FILES) {
            WastelandState state = encounter(file);
            assertThat(state.units().stream().map(Fighter::side).distinct())
                    .as(file)
                    .hasSize(2);
            for (Fighter one : state.units()) {
                plans.add(one.profile().plan().id());
                people.addAll(one.isPlayerCharacter() ? List.of(one.id()) : List.of());
            }
        }
        assertThat(plans)
                .containsAll(Handbooks.BOOK.content().shelf(BodyPlan.class).ids());
        assertThat(people).containsExactly("ferret", "hale", "marrow", "maul", "rook", "sprocket", "tallow", "whisper");
    }

    @Test
    @Ledger({"WAS-ENV-1", "WAS-ENV-3", "WAS-SNEAK-5", "WAS-TURN-12"})
    void one_is_at_night_in_the_rain_against_people_who_have_not_seen_the_scout() {
        WastelandState state = encounter("night-watch");

        for (int zone = 0; zone < state.battlefield().size(); zone++) {
            assertThat(state.surroundings().darkness(zone)).isPositive();
            assertThat(state.surroundings().rain(zone)).isEqualTo(1);
        }
        Fighter whisper = state.unit("whisper");
        assertThat(state.units().stream().filter(one -> one.unaware().of().has(whisper)))
                .hasSize(3);
        assertThat(whisper.position().cover()).isPresent();
    }

    @Test
    @Ledger("WAS-ENV-4")
    void one_has_radiation() {
        WastelandState state = encounter("glow-pit");

        assertThat(state.surroundings().isRadiated(state.unit("husk-3").zone())).isTrue();
        assertThat(state.surroundings().isRadiated(state.unit("ferret").zone())).isFalse();
    }

    @Test
    @Ledger("WAS-QUAL-8")
    void one_has_mines_that_only_the_machines_know_of_and_a_turret() {
        WastelandState state = encounter("checkpoint");

        assertThat(state.mines().placed()).hasSize(2);
        assertThat(state.mines().placed().get(0).knownTo().has(state.unit("turret")))
                .isTrue();
        assertThat(state.mines().placed().get(0).knownTo().has(state.unit("ferret")))
                .isFalse();
        assertThat(state.unit("turret").profile().staysPut()).isTrue();
    }

    @Test
    @Ledger("WAS-MAJ-12")
    void one_has_a_companion() {
        WastelandState state = encounter("dune-bear");

        assertThat(state.unit("ash").isCompanion()).isTrue();
        assertThat(state.unit("ash").usesDyingRules()).isTrue();
    }

    @Test
    void mistakes_about_mines_are_told_with_their_places() {
        String scene = """
                game: wasteland
                units:
                  - {name: Rook, character: ../characters/rook.yaml, side: party, at: hall}
                  - {id: thug, from: scav-thug, side: raiders, at: hall}
                scene: {zones: [{name: hall}], mines: [{weapon: %s, at: %s, known-to: %s}]}
                """;

        assertThatThrownBy(() -> Tables.of(scene.formatted("trip-mine", "hal", "raiders")))
                .hasMessageContaining("situation.yaml:5:")
                .hasMessageContaining("unknown zone 'hal'; did you mean 'hall'?");
        assertThatThrownBy(() -> Tables.of(scene.formatted("trip-mine", "hall", "raider")))
                .hasMessageContaining("unknown side 'raider'; did you mean 'raiders'?");
        assertThatThrownBy(() -> Tables.of(scene.formatted("frag-grenade", "hall", "raiders")))
                .hasMessageContaining("Frag grenade is no mine (WAS-QUAL-8); lay a trip-mine");
    }
}
