package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class CommandWordsTest {

    @Test
    void every_command_is_in_the_description_and_so_in_the_matrix_of_who_may_give_it() throws IOException {
        Set<String> described = new TreeSet<>();
        try (InputStream in = CommandReader.class.getResourceAsStream("/arbiter/server/http/openapi.json")) {
            new ObjectMapper()
                    .readTree(in)
                    .at("/components/schemas/Command/properties/do/enum")
                    .forEach(word -> described.add(word.asText()));
        }

        assertThat(described).isEqualTo(CommandReader.WORDS.keySet());
    }
}
