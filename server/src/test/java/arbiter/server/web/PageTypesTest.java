package arbiter.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/**
 * The modules of the pages hold what their comments say of types, and use what the server sends as its description has
 * it. TypeScript's checker runs in the browser of the tests, with the settings in {@code jsconfig.json}.
 */
@InBrowser
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class PageTypesTest {

    private static final Path PROTOCOL = PageSources.PAGES.resolve("net/protocol.d.ts");
    private static final List<String> LIT = List.of("lit", "lit-html", "lit-element", "lit__reactive-element");

    private static Page page;
    private static JsonNode description;

    @BeforeAll
    static void open(Window window) throws IOException {
        description = new ObjectMapper()
                .readTree(window.visit("/")
                        .request()
                        .get(window.address() + "/api/openapi.json")
                        .body());
        page = window.browser().newPage();
        page.addScriptTag(new Page.AddScriptTagOptions().setContent(WebJar.text("typescript", "lib/typescript.js")));
        page.addScriptTag(new Page.AddScriptTagOptions().setPath(Path.of("src/test/resources/web/type-checker.js")));
        page.evaluate(
                "([settings, imports, files]) => { window.checker = typeChecker(settings, imports, files); }",
                List.of(PageSources.text(Path.of("jsconfig.json")), imports(), files()));
    }

    @AfterAll
    static void close() {
        page.close();
    }

    @Test
    @Order(1)
    void the_types_of_the_protocol_are_made_from_its_description() {
        String types = ProtocolTypes.of(description);
        if (Boolean.getBoolean("arbiter.update")) {
            PageSources.write(PROTOCOL, types);
            put("/web/net/protocol.d.ts", types);
        }
        assertThat(PageSources.text(PROTOCOL))
                .as("%s; run the test with -Darbiter.update=true", PROTOCOL)
                .isEqualTo(types);
    }

    @Test
    @Order(2)
    void every_module_of_the_pages_is_well_typed() {
        assertThat(found("checker.faults()")).isEmpty();
    }

    @Test
    @Order(3)
    void every_exported_function_says_what_it_takes_and_gives() {
        assertThat(found("checker.untold()")).isEmpty();
    }

    @Test
    @Order(4)
    void a_wrong_use_of_what_the_server_sends_is_found() {
        put("/web/wrong.js", """
                import {unitOf} from './net/model.js';
                /** @import {Unit} from './net/protocol.js' */

                /** @param {Unit} unit */
                export function wrong(unit) {
                  return [unit.nmae, unit.size + 1, unit.seat.kind === 'bot', unitOf(unit, unit.id)];
                }
                """);
        assertThat(found("checker.faults('/web/wrong.js')"))
                .satisfiesExactly(
                        fault -> assertThat(fault).contains("/web/wrong.js:6: Property 'nmae' does not exist"),
                        fault -> assertThat(fault).contains("'unit.size' is possibly 'undefined'"),
                        fault -> assertThat(fault).contains("have no overlap"),
                        fault -> assertThat(fault).contains("not assignable to parameter of type 'TableModel'"));
        assertThat(found("checker.untold()")).containsExactly("/web/wrong.js:5: wrong lacks @param or @returns");
    }

    @Test
    @Order(5)
    void a_wrong_command_is_found() {
        put("/web/wrong.js", """
                /** @import {TableStore} from './net/store.js' */

                /** @param {TableStore} store @returns {Promise<unknown>[]} */
                export function wrong(store) {
                  return [store.command({do: 'say', text: 'right'}), store.command({do: 'say', txt: 'wrong'})];
                }
                """);
        assertThat(found("checker.faults('/web/wrong.js')"))
                .singleElement()
                .asString()
                .contains("/web/wrong.js:5: ")
                .contains("'txt' does not exist in type 'SayCommand'");
    }

    @SuppressWarnings("unchecked")
    private static List<String> found(String call) {
        return (List<String>) page.evaluate(call);
    }

    private static void put(String path, String text) {
        page.evaluate("([path, text]) => checker.put(path, text)", List.of(path, text));
    }

    /** The modules, what Lit declares, and what the language and the browser bring. */
    private static Map<String, String> files() {
        Map<String, String> files = new HashMap<>();
        PageSources.read(List.of(PageSources.PAGES), ".js", ".d.ts")
                .forEach((file, text) -> files.put(file.replaceFirst(".*/web/", "/web/"), text));
        for (String library : LIT) {
            WebJar.texts(library, "", ".d.ts").forEach((file, text) -> files.put("/lib/" + library + "/" + file, text));
        }
        WebJar.texts("typescript", "lib/lib.", ".d.ts")
                .forEach((file, text) -> files.put(file.replaceFirst("lib/", "/typescript/"), text));
        return files;
    }

    /** The pages' own map says where modules are found that are not theirs. */
    private static Object imports() {
        String map = PageSources.text(PageSources.PAGES.resolve("import-map.json"));
        return page.evaluate("(text) => JSON.parse(text).imports", map);
    }
}
