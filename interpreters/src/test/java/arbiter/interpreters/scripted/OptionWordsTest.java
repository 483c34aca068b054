package arbiter.interpreters.scripted;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.interpreters.scripted.OptionWords.Meaning;
import arbiter.kernel.Option;
import java.util.List;
import org.junit.jupiter.api.Test;

class OptionWordsTest {

    private record Offer(String id, String text, List<String> whom) implements Option {

        Offer(String id, String text) {
            this(id, text, List.of());
        }
    }

    private static final Option MOVE = new Offer("move", "Move");
    private static final Option CAREFULLY = new Offer("move-carefully", "Move carefully, half as far");
    private static final Option NEAR = new Offer("attack:bob:rifle-w0-attack", "Attack Bob with Rifle (50m)");
    private static final Option FAR = new Offer("attack:bob:rifle-w0-long-shot", "Attack Bob with Rifle (100m)");
    private static final Option MINIGUN = new Offer("attack:bob:minigun-w1-attack", "Attack Bob with Minigun (9m)");
    private static final Option PREPARE = new Offer("prepare:str", "Prepare for a roll with STR");
    private static final Option CANNON = new Offer("attack:cannon", "Attack with the Cannon", List.of("ann", "cat"));
    private static final List<Option> ALL = List.of(MOVE, CAREFULLY, NEAR, FAR, MINIGUN, PREPARE, CANNON);

    private static Meaning<Option> meant(String words) {
        return OptionWords.read(ALL, words);
    }

    private static Meaning<Option> one(Option option, String... rest) {
        return new Meaning.One<>(option, List.of(rest));
    }

    @Test
    void a_few_words_of_an_option_are_enough() {
        assertThat(meant("attack bob with minigun")).isEqualTo(one(MINIGUN));
        assertThat(meant("Minigun")).isEqualTo(one(MINIGUN));
        assertThat(meant("attack bob with the rifle, long shot")).isEqualTo(one(FAR));
        assertThat(meant("prepare str")).isEqualTo(one(PREPARE));
    }

    @Test
    void nothing_more_is_meant_than_is_said() {
        assertThat(meant("move")).isEqualTo(one(MOVE));
        assertThat(meant("carefully")).isEqualTo(one(CAREFULLY));
    }

    @Test
    void several_that_fit_are_all_named() {
        assertThat(meant("attack bob with rifle")).isEqualTo(new Meaning.Several<>(List.of(NEAR, FAR)));
    }

    @Test
    void what_is_asked_later_is_left_for_later() {
        assertThat(meant("attack cat with cannon")).isEqualTo(one(CANNON, "cat"));
        assertThat(meant("move to -3.5,2")).isEqualTo(one(MOVE, "-3.5,2"));
    }

    @Test
    void words_of_nothing_mean_nothing() {
        assertThat(meant("atack bob")).isEqualTo(new Meaning.Nothing<>());
        assertThat(meant("with the")).isEqualTo(new Meaning.Nothing<>());
    }

    @Test
    void everything_that_is_listed_can_be_typed() {
        List<String> lines = TypedOptions.lines(ALL);

        assertThat(lines)
                .containsExactly(
                        "move",
                        "move carefully",
                        "attack bob with rifle 50m",
                        "attack bob with rifle 100m",
                        "attack bob with minigun",
                        "prepare str",
                        "attack ann with the cannon",
                        "attack cat with the cannon");
        assertThat(lines).allMatch(line -> meant(line) instanceof Meaning.One<Option>);
    }
}
