package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every combination of some values, written down as a table. */
class SweepCommandTest {

    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, text);
        return file;
    }

    private Path sweep(String vary) throws IOException {
        return file("sweep.yaml", "encounter: duel/crossing\nruns: 20\nvary:\n" + vary);
    }

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    private List<String> rows(String name) throws IOException {
        return Files.readAllLines(folder.resolve(name).resolve("results.csv"));
    }

    @Test
    void every_value_is_tried_with_every_other() throws IOException {
        Path sweep = sweep("""
                  - {name: who, set: units.mara.from, values: [blade, cutthroat]}
                  - {name: health, bar: brute.health, values: [1, 20]}
                  - {name: plays, agent: bridge, values: [fast, random]}
                """);

        Shell shell = arbiter("sweep", sweep.toString(), "--seed", "3", "--out", out("a"), "--threads", "2");

        assertThat(shell.exit()).as(shell.err()).isZero();
        assertThat(shell.out()).contains("8 variants of duel/crossing, 160 fights, seed 3", "Wins of travellers");
        assertThat(rows("a")).hasSize(9);
        assertThat(rows("a").get(0)).startsWith("variant,who,health,plays,fights,won by travellers,won by bridge,");
        assertThat(rows("a").get(8)).startsWith("7,cutthroat,20,random,20,");
        assertThat(won(rows("a").get(1))).isGreaterThan(won(rows("a").get(3)));
    }

    private static int won(String row) {
        return Integer.parseInt(row.split(",")[5]);
    }

    @Test
    void a_variant_is_the_fights_of_a_file_that_says_the_same() throws IOException {
        Path file = file("weak.yaml", """
                game: duel
                units:
                  - {name: Mara, from: blade, side: travellers}
                  - {from: brute, side: bridge, now: {health: 7}}
                """);
        Path sweep = sweep("  - {name: health, set: units.brute.now.health, values: [7]}");

        arbiter("sweep", sweep.toString(), "--seed", "3", "--out", out("a"));
        Shell alone = arbiter("simulate", file.toString(), "--seed", "3", "--runs", "20", "--json");

        assertThat(Double.parseDouble(rows("a").get(1).split(",")[6]))
                .isEqualTo(
                        alone.json().get("sides").get(0).get("won").get("share").asDouble());
    }

    @Test
    void a_manifest_repeats_the_sweep_on_any_number_of_threads() throws IOException {
        Path sweep = sweep("  - {name: breath, bar: mara.breath, values: [0, 1, 2]}");
        arbiter("sweep", sweep.toString(), "--seed", "3", "--out", out("a"), "--threads", "1");
        Path manifest = folder.resolve("a/manifest.json");

        Shell again = arbiter("sweep", manifest.toString(), "--out", out("b"), "--threads", "3");

        assertThat(again.exit()).as(again.err()).isZero();
        assertThat(again.err()).contains("the same as before, byte for byte");
        assertThat(folder.resolve("b/results.parquet")).hasSameBinaryContentAs(folder.resolve("a/results.parquet"));
        assertThat(folder.resolve("b/manifest.json")).hasSameBinaryContentAs(manifest);

        Files.writeString(manifest, Files.readString(manifest).replace("\"seed\": 3", "\"seed\": 4"));
        Shell other = arbiter("sweep", manifest.toString(), "--out", out("c"));
        assertThat(other.exit()).isEqualTo(1);
        assertThat(other.err()).contains("not the same as before");
    }

    @Test
    void fewer_enemies_are_the_first_of_them_and_what_cannot_be_played_says_why() throws IOException {
        Path sweep = file("brawl.yaml", """
                encounter: capital/brawl
                runs: 2
                vary:
                  - {name: locals, first: [rook, nettle, brann, tamsin], values: [0, 1, 4]}
                """);

        Shell shell = arbiter("sweep", sweep.toString(), "--seed", "3", "--out", out("a"));

        assertThat(shell.exit()).as(shell.err()).isZero();
        assertThat(rows("a").get(1)).startsWith("0,0,0,,").endsWith("so that there is no fight\"");
        assertThat(rows("a").get(2)).startsWith("1,1,2,");
        assertThat(shell.out()).contains("1 variants cannot be played; the first of them, variant 0: ");
    }

    @Test
    void a_file_that_makes_no_sense_is_refused_where_that_stands() throws IOException {
        assertThat(refused("  - {name: health, values: [1]}")).contains("say what is varied: one of set, bar, first");
        assertThat(refused("  - {name: health, bar: brute, values: [1]}")).contains("brute.health");
        assertThat(refused("  - {name: health, bar: brute.health, values: []}")).contains("'health' needs values");
        assertThat(refused("  - {name: fights, bar: brute.health, values: [1]}"))
                .contains("'fights' is a column of the results");
        Shell there = arbiter("sweep", sweep("  - {name: h, bar: brute.health, values: [1]}") + "", "--out", out("a"));
        Shell again = arbiter("sweep", folder.resolve("sweep.yaml").toString(), "--out", out("a"));
        assertThat(there.exit()).isZero();
        assertThat(again.err()).contains("there are results in", "name another folder with --out");
    }

    private String refused(String vary) throws IOException {
        Shell shell = arbiter("sweep", sweep(vary).toString(), "--out", out("refused"));
        assertThat(shell.exit()).isEqualTo(2);
        assertThat(folder.resolve("refused")).doesNotExist();
        return shell.err();
    }

    @Test
    void spark_is_asked_for_through_the_script() {
        Shell shell = arbiter("simulate", "duel/crossing", "--runs", "2", "--spark", "local[2]");

        assertThat(shell.exit()).isEqualTo(2);
        assertThat(shell.err()).contains("Spark is not on the class path; ./arbiter takes care of that");
    }
}
