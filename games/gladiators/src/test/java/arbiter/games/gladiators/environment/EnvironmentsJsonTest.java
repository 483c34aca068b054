package arbiter.games.gladiators.environment;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.json.Json;
import arbiter.games.gladiators.Handbooks;
import arbiter.games.gladiators.board.AbilityOwner;
import arbiter.games.gladiators.sheet.EnvironmentKind;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EnvironmentsJsonTest {

    @Test
    void environments_are_saved_and_read() {
        Environments all = Environments.natural(List.of(
                        NaturalEnvironment.everywhere(Climate.NIGHT, 2),
                        new NaturalEnvironment(
                                Climate.WIND, 3, List.of(new Hex(1, 1)), Optional.of(HexDirection.EAST))))
                .with(new CreatedEnvironment(
                        new AbilityOwner("storm", 1),
                        List.of(Climate.RAIN, Climate.COLD),
                        4,
                        new Hex(2, 0),
                        10,
                        Optional.empty()));
        assertThat(Json.plain().read(Json.plain().write(all), Environments.class))
                .isEqualTo(all);
    }

    @Test
    void the_words_and_opposites_are_those_of_the_content() {
        List<EnvironmentKind> kinds =
                Handbooks.BOOK.content().shelf(EnvironmentKind.class).all();
        assertThat(kinds).hasSameSizeAs(Climate.values());
        for (Climate climate : Climate.values()) {
            EnvironmentKind kind =
                    Handbooks.BOOK.content().shelf(EnvironmentKind.class).get(climate.word());
            assertThat(climate.opposite().map(Climate::word)).isEqualTo(kind.opposes());
        }
    }
}
