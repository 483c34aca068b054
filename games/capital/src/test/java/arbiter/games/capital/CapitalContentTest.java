package arbiter.games.capital;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.Entry;
import arbiter.rulebook.LedgerEntry;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CapitalContentTest {

    private static final Catalogue CONTENT = CapitalContent.load(List.of());

    @Test
    void every_id_of_the_ledger_is_an_entry() throws IOException {
        try (InputStream ids = CapitalContent.class.getResourceAsStream("/capital/ids.txt")) {
            List<String> wanted = new String(ids.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.substring(line.indexOf(' ') + 1))
                    .toList();

            assertThat(wanted).hasSize(324);
            assertThat(allIds()).containsAll(wanted);
        }
    }

    @Test
    void every_ruling_is_in_the_ledger() {
        List<String> rulings = IntStream.rangeClosed(1, 150)
                .mapToObj(number -> String.format("CAP-AMB-%02d", number))
                .toList();

        assertThat(CONTENT.shelf(LedgerEntry.class).ids()).containsAll(rulings).hasSize(161 + rulings.size());
    }

    @Test
    void no_two_entries_share_an_id_even_across_kinds() {
        assertThat(allIds()).doesNotHaveDuplicates();
    }

    private static List<String> allIds() {
        List<String> ids = new ArrayList<>();
        CONTENT.shelves().forEach(shelf -> shelf.all().stream().map(Entry::id).forEach(ids::add));
        return ids;
    }
}
