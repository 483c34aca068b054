package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import arbiter.server.Rounds;
import arbiter.server.store.Secret;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Fights run again from their journals come out the same to the last word, wherever they are run. */
class ReplayTest {

    private static final int ANSWERS = 60;

    /** What a fight leads to late needs long ones, and how it begins many: most are short. */
    private static final int SHORT = 12;

    private static final int LONG_EVERY = 10;

    static List<Rulebook<?>> games() {
        return Rulebooks.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    @Execution(ExecutionMode.CONCURRENT)
    void every_fight_is_the_same_again(Rulebook<?> book) {
        int fights = Rounds.of(500, 10_000);
        int answers = 0;
        for (long seed = 1; seed <= fights; seed++) {
            answers += same(book, seed);
        }
        assertThat(answers).as("answers that were given again in %s", book.id()).isGreaterThan(4 * fights);
    }

    private static <S extends State<S>> int same(Rulebook<S> book, long seed) {
        Bout<S> bout = Bout.of(book, seed).play(seed % LONG_EVERY == 0 ? ANSWERS : Rounds.of(SHORT, ANSWERS));
        assertThat(bout.again()).as("%s, seed %d", book.id(), seed).isEqualTo(bout.all());
        return bout.answers();
    }

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    void another_machine_language_and_time_of_day_change_nothing() throws Exception {
        String here = digests();
        assertThat(elsewhere("-Xint", "-Duser.language=tr", "-Duser.country=TR", "-Duser.timezone=Pacific/Kiritimati"))
                .isEqualTo(here);
        assertThat(elsewhere(
                        "-XX:TieredStopAtLevel=1",
                        "-Duser.language=ar",
                        "-Duser.country=EG",
                        "-Duser.timezone=America/St_Johns"))
                .isEqualTo(here);
    }

    private static String elsewhere(String... options) throws Exception {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.addAll(List.of(options));
        line.addAll(
                List.of("-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), ReplayTest.class.getName()));
        Process process = new ProcessBuilder(line)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        return said;
    }

    /** A few fights of every game, one of them by the opponent, each as one hash. */
    private static String digests() {
        StringBuilder digests = new StringBuilder();
        for (Rulebook<?> book : games()) {
            for (long seed = 3; seed < 3 + Rounds.of(2, 50); seed++) {
                digests.append(book.id()).append(' ').append(digest(book, seed)).append('\n');
            }
        }
        return digests.toString();
    }

    private static <S extends State<S>> String digest(Rulebook<S> book, long seed) {
        return Secret.hash(Bout.of(book, seed).play(ANSWERS).all());
    }

    /** Prints the hashes, for a process that is started elsewhere. */
    public static void main(String[] args) {
        System.out.print(digests());
    }
}
