package arbiter.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The files of the pages are as Prettier prints them, with the settings in {@code .prettierrc.json}. Run with
 * {@code -Darbiter.update=true} to format them. Prettier runs in the browser of the tests: there is no Node to install.
 */
@InBrowser
class PagesFormatTest {

    private static final List<String> PLUGINS = List.of("babel", "estree", "html", "postcss");

    /** Markup inside templates may take Prettier more than one pass until it changes nothing any more. */
    private static final String FORMAT = """
            ([settings, files]) => {
              const plugins = Object.values(prettierPlugins);
              const settled = async (filepath, text, passes) => {
                const parser = filepath.endsWith('.ts') ? {parser: 'babel-ts'} : {};
                const next = await prettier.format(text, {...settings, ...parser, filepath, plugins});
                if (next === text) return text;
                if (passes === 0) throw new Error(`${filepath} changes with every pass`);
                return settled(filepath, next, passes - 1);
              };
              const all = Object.entries(files).map(async ([file, text]) => [file, await settled(file, text, 8)]);
              return Promise.all(all).then(Object.fromEntries);
            }""";

    private static Page page;

    @BeforeAll
    static void open(Window window) {
        page = window.browser().newPage();
        page.addScriptTag(new Page.AddScriptTagOptions().setContent(WebJar.text("prettier", "standalone.js")));
        for (String plugin : PLUGINS) {
            String script = WebJar.text("prettier", "plugins/" + plugin + ".js");
            page.addScriptTag(new Page.AddScriptTagOptions().setContent(script));
        }
    }

    @AfterAll
    static void close() {
        page.close();
    }

    @Test
    void every_file_of_the_pages_is_formatted() {
        List<Path> folders = List.of(PageSources.PAGES, PageSources.SCENES, PageSources.TOOLS);
        Map<String, String> files = PageSources.read(folders, ".js", ".d.ts", ".css", ".html");
        files.keySet().removeIf(file -> file.endsWith("protocol.d.ts"));
        Map<String, String> unformatted = new TreeMap<>(formatted(files));
        unformatted.entrySet().removeAll(files.entrySet());
        if (Boolean.getBoolean("arbiter.update")) {
            unformatted.forEach((file, text) -> PageSources.write(Path.of(file), text));
            return;
        }
        assertThat(files).hasSizeGreaterThan(100);
        assertThat(unformatted.keySet())
                .as("files that are not formatted; run the test with -Darbiter.update=true")
                .isEmpty();
    }

    @Test
    void markup_and_styles_inside_a_module_are_formatted_too() {
        assertThat(formatted(Map.of("a.js", "const look=css`b{top:0}`, mark=html`<p   class=a>b</p>`")))
                .containsEntry("a.js", """
                        const look = css`
                            b {
                              top: 0;
                            }
                          `,
                          mark = html`<p class="a">b</p>`;
                        """);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, String> formatted(Map<String, String> files) {
        Object settings = page.evaluate("JSON.parse", PageSources.text(Path.of(".prettierrc.json")));
        return (Map<String, String>) page.evaluate(FORMAT, List.of(settings, files));
    }
}
