package arbiter.lab.draft;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.lab.job.EncounterFiles;
import arbiter.lab.job.Job;
import arbiter.lab.job.RunLength;
import arbiter.lab.job.Start;
import arbiter.lab.run.Fights;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EncounterDraftTest {

    static Stream<Rulebook<?>> games() {
        return Rulebooks.all().stream();
    }

    private static Start.Written first(Rulebook<?> book) {
        Encounter encounter = book.encounters().get(0);
        return EncounterFiles.collect(encounter.id(), encounter.source(), encounter.files(), book);
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_file_with_its_characters_written_out_plays_the_same_fights(Rulebook<?> book) {
        Start.Written start = first(book);
        Start.Written alone = EncounterDraft.of(start).inOneFile().start(start.name());

        assertThat(alone.files()).isEmpty();
        assertThat(fights(book, alone).play(0, 3)).isEqualTo(fights(book, start).play(0, 3));
    }

    private static Fights<?> fights(Rulebook<?> book, Start.Written start) {
        return Fights.of(Job.of(book.id(), start, 5, RunLength.of(3)), book);
    }

    @Test
    void whoever_is_taken_out_is_gone_from_the_scene_as_well() {
        Start.Written start = new Start.Written("watch", """
                game: wasteland
                units:
                  - {name: Rook, from: scav-thug, side: camp, at: yard}
                  - {id: thug, from: scav-thug, side: gang, at: yard}
                  - {id: gunner, from: road-gunner, side: gang, at: yard}
                scene:
                  zones: [{name: yard}]
                  unaware: [{unit: thug, of: [rook]}, {unit: gunner, of: [rook]}]
                  starts: thug
                """, Map.of());

        String text = EncounterDraft.of(start).without("thug").start("watch").text();

        assertThat(text)
                .doesNotContain("id: thug", "unit: thug")
                .doesNotContain("starts")
                .contains("gunner", "zones");
    }
}
