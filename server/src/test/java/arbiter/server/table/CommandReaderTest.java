package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import arbiter.server.shared.RequestRefused;
import arbiter.server.table.loaded.JsonText;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands are read as their records, and what is wrong with one is said by name. */
class CommandReaderTest {

    @Test
    void every_key_becomes_its_component() {
        assertThat(read("{'do': 'answer', 'request': 'Qm3x', 'options': ['attack:raider']}"))
                .isEqualTo(new Command.Answer(
                        "Qm3x",
                        List.of("attack:raider"),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
        assertThat(read("{'do': 'adjust', 'unit': 'mara', 'bar': 'health', 'value': -5}"))
                .isEqualTo(new Command.Adjust("mara", "health", -5));
        assertThat(read("{'do': 'undo'}")).isEqualTo(new Command.Undo());
    }

    @Test
    void an_optional_key_may_be_missing_or_null() {
        assertThat(read("{'do': 'say', 'text': 'Hello'}")).isEqualTo(new Command.Say("Hello", Optional.empty()));
        assertThat(read("{'do': 'say', 'text': 'Hello', 'to': null}"))
                .isEqualTo(new Command.Say("Hello", Optional.empty()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'do': 'anser'} | command.do | unknown command 'anser'; did you mean 'answer'?",
                "{'do': 'hide', 'unit': 'mara', 'hiden': true} | command.hiden"
                        + " | unknown key 'hiden'; did you mean 'hidden'?",
                "{'do': 'hide', 'unit': 'mara'} | command.hidden | 'hidden' is missing",
                "{'do': 'hide', 'unit': 'mara', 'hidden': 'yes'} | command.hidden | 'hidden' must be true or false",
                "{'do': 'hide', 'unit': 7, 'hidden': true} | command.unit | 'unit' must be a text",
                "{'do': 'hide', 'unit': null, 'hidden': true} | command.unit | 'unit' must be a text",
                "{'do': 'adjust', 'unit': 'mara', 'bar': 'health', 'value': 2.5} | command.value"
                        + " | 'value' must be a whole number",
                "{'do': 'adjust', 'unit': 'mara', 'bar': 'health', 'value': 99999999999} | command.value"
                        + " | 'value' must be a whole number",
                "{'do': 'answer', 'request': 'x', 'options': 'a'} | command.options"
                        + " | 'options' must be a list of up to 64 texts",
                "{'do': 'answer', 'request': 'x', 'options': [1]} | command.options"
                        + " | 'options' must be a list of up to 64 texts",
                "{'do': 'answer', 'request': 'x', 'options': [null]} | command.options"
                        + " | 'options' must be a list of up to 64 texts"
            })
    void what_is_wrong_is_said_by_name(String command, String where, String message) {
        RequestRefused refused = catchThrowableOfType(RequestRefused.class, () -> read(command));

        assertThat(refused).hasMessage(message);
        assertThat(refused.where()).contains(where);
        assertThat(refused.code()).isEqualTo(RequestRefused.Code.MALFORMED);
    }

    @Test
    void texts_and_lists_have_an_end() {
        assertThat(refusal("{'do': 'pass', 'unit': '" + "x".repeat(65) + "'}"))
                .isEqualTo("'unit' is longer than 64 characters");
        assertThat(refusal("{'do': 'say', 'text': '" + "x".repeat(2001) + "'}"))
                .isEqualTo("'text' is longer than 2000 characters");
        assertThat(refusal("{'do': 'answer', 'request': 'x', 'options': [" + "'a',".repeat(64) + "'a']}"))
                .isEqualTo("'options' must be a list of up to 64 texts");
    }

    private static String refusal(String command) {
        return catchThrowableOfType(RequestRefused.class, () -> read(command)).getMessage();
    }

    private static Command read(String command) {
        return CommandReader.read(JsonText.read(command.replace('\'', '"')));
    }
}
