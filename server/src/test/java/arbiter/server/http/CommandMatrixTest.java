package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.http.Company.Who;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Who may give which command about whose unit: everybody's own, somebody else's, one they may not know of. A command
 * without a row here fails.
 */
class CommandMatrixTest {

    /** For a spectator, the other player, the player of Mara, the gamemaster. */
    private static final String EVERYBODY = "done done done done";

    private static final String GAMEMASTER = "not-allowed not-allowed not-allowed done";
    private static final String PLAYER = "not-allowed not-allowed done done";
    private static final String NOT_TO_KNOW = "not-found not-found not-found done";
    private static final String PROPOSERS = "not-allowed nothing-to-undo nothing-to-undo nothing-to-undo";

    private static final Map<String, String> CELLS = new LinkedHashMap<>();

    static {
        CELLS.put("{'do': 'answer', 'request': REQUEST, 'options': OPTIONS}", "not-allowed not-open done not-open");
        CELLS.put("{'do': 'call', 'unit': 'mara', 'option': 'x'}", "not-allowed not-allowed not-offered not-offered");
        CELLS.put("{'do': 'call', 'unit': 'lurker', 'option': 'x'}", "not-allowed not-found not-found not-offered");
        CELLS.put("{'do': 'reveal'}", GAMEMASTER.replace("done", "against-the-rules"));
        CELLS.put("{'do': 'undo'}", PROPOSERS);
        CELLS.put("{'do': 'redo'}", PROPOSERS.replace("undo", "redo"));
        CELLS.put("{'do': 'agree', 'proposal': 'p0'}", "not-open not-open not-open not-open");
        CELLS.put("{'do': 'disagree', 'proposal': 'p0'}", "not-open not-open not-open not-open");
        CELLS.put("{'do': 'say', 'text': 'Hello', 'to': 'all'}", EVERYBODY);
        CELLS.put("{'do': 'hand', 'unit': 'mara', 'raised': true}", PLAYER);
        CELLS.put("{'do': 'hand', 'unit': 'lurker', 'raised': true}", NOT_TO_KNOW);
        CELLS.put("{'do': 'pass', 'unit': 'mara'}", PLAYER);
        CELLS.put("{'do': 'pass', 'unit': 'lurker'}", NOT_TO_KNOW);
        CELLS.put("{'do': 'order', 'unit': 'mara', 'label': 'attack.parry', 'answer': 'suggested'}", PLAYER);
        CELLS.put("{'do': 'order', 'unit': 'lurker', 'label': 'attack.parry', 'answer': 'ask'}", NOT_TO_KNOW);
        CELLS.put("{'do': 'stop', 'unit': 'mara', 'label': 'attack.parry', 'on': true}", PLAYER);
        CELLS.put("{'do': 'stop', 'unit': 'lurker', 'label': 'attack.parry', 'on': true}", NOT_TO_KNOW);
        CELLS.put("{'do': 'seat', 'unit': 'lurker', 'to': 'machine'}", NOT_TO_KNOW);
        CELLS.put("{'do': 'seat', 'unit': 'mara', 'to': 'gamemaster'}", PLAYER);
        CELLS.put("{'do': 'ready'}", "not-open not-open not-open not-open");
        CELLS.put("{'do': 'begin'}", "not-open not-open not-open not-open");
        CELLS.put("{'do': 'nudge', 'member': 'm99'}", "not-found not-found not-found not-found");
        CELLS.put("{'do': 'portrait', 'unit': 'mara', 'emblem': 'fox'}", PLAYER);
        CELLS.put("{'do': 'portrait', 'unit': 'lurker'}", "not-allowed not-found not-found done");
        CELLS.put("{'do': 'backdrop'}", GAMEMASTER);
        CELLS.put("{'do': 'edit', 'edit': 'hide', 'unit': 'mara', 'values': {'hidden': true}}", GAMEMASTER);
        CELLS.put("{'do': 'edit', 'edit': 'remove-unit', 'unit': 'lurker'}", GAMEMASTER);
        CELLS.put("{'do': 'add', 'unit': {'from': 'brute', 'side': 'bridge'}}", GAMEMASTER);
        CELLS.put("{'do': 'place', 'unit': 'mara', 'at': '1,1'}", GAMEMASTER.replace("done", "against-the-rules"));
        CELLS.put("{'do': 'place', 'unit': 'lurker', 'at': '1,1'}", GAMEMASTER.replace("done", "against-the-rules"));
        CELLS.put("{'do': 'hide', 'unit': 'mara', 'hidden': true}", GAMEMASTER);
        CELLS.put("{'do': 'hide', 'unit': 'lurker', 'hidden': false}", GAMEMASTER);
        CELLS.put("{'do': 'adjust', 'unit': 'mara', 'bar': 'health', 'value': 5}", GAMEMASTER);
        CELLS.put("{'do': 'adjust', 'unit': 'lurker', 'bar': 'health', 'value': 5}", GAMEMASTER);
        CELLS.put(
                "{'do': 'paint', 'place': '1,1', 'what': 'difficult', 'on': true}",
                GAMEMASTER.replace("done", "against-the-rules"));
        CELLS.put("{'do': 'remove', 'unit': 'lurker'}", GAMEMASTER);
        CELLS.put("{'do': 'remove', 'unit': 'mara'}", GAMEMASTER);
    }

    @TempDir
    private Path folder;

    @Test
    void every_command_has_a_row() {
        Set<String> rows = new TreeSet<>();
        CELLS.keySet().forEach(command -> rows.add(command.replaceAll("\\{'do': '([a-z]+)'.*", "$1")));
        Set<String> described = new TreeSet<>();
        OpenApi.description()
                .at("/components/schemas/Command/properties/do/enum")
                .forEach(word -> described.add(word.asText()));

        assertThat(rows).isEqualTo(described);
    }

    @Test
    void every_command_is_for_exactly_those_it_should_be_for() {
        try (House house = House.open(folder)) {
            CELLS.forEach((row, cells) -> {
                Company company = Company.gather(house);
                String command =
                        filled(row.replace('\'', '"'), company.view(Who.PLAYER).at("/requests/0"));
                for (Who outside : Set.of(Who.NOBODY, Who.STRANGER, Who.REMOVED)) {
                    assertThat(attempt(company, outside, command))
                            .as("%s by %s", command, outside)
                            .isEqualTo(outside == Who.NOBODY ? "no-session" : "not-found");
                }
                for (Who who : Set.of(Who.SPECTATOR, Who.OTHER_PLAYER, Who.PLAYER, Who.GAMEMASTER).stream()
                        .sorted()
                        .toList()) {
                    assertThat(attempt(company, who, command))
                            .as("%s by %s", command, who)
                            .isEqualTo(cells.split(" ")[who.ordinal() - Who.SPECTATOR.ordinal()]);
                }
            });
        }
    }

    @Test
    void a_unit_not_to_be_known_is_refused_like_one_that_is_not_there() {
        try (House house = House.open(folder)) {
            Company company = Company.gather(house);
            for (Who who : Set.of(Who.SPECTATOR, Who.OTHER_PLAYER, Who.PLAYER)) {
                for (String row : CELLS.keySet()) {
                    String command = row.replace('\'', '"');
                    if (command.contains("lurker")) {
                        String hidden = company.visitor(who)
                                .command(company.table(), command)
                                .text();
                        String absent = company.visitor(who)
                                .command(company.table(), command.replace("lurker", "lurkez"))
                                .text();
                        assertThat(hidden).as("%s by %s", command, who).isEqualTo(absent.replace("lurkez", "lurker"));
                    }
                }
            }
        }
    }

    private static String filled(String command, JsonNode request) {
        return command.replace("REQUEST", request.path("id").toString())
                .replace("OPTIONS", "[" + request.at("/options/0/id") + "]");
    }

    private static String attempt(Company company, Who who, String command) {
        Visitor.Answer answer = company.visitor(who).command(company.table(), command);
        return answer.status() == 200 ? "done" : answer.body().at("/error/code").asText();
    }
}
