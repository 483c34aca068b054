package arbiter.server.board;

import arbiter.server.web.WebJar;
import arbiter.server.web.Window;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import java.util.Map;

/** A real browser with the board alone on a page; everything comes from the class path, nothing from a server. */
final class BoardPage {

    private static final Map<String, String> TYPES =
            Map.of("html", "text/html", "js", "text/javascript", "css", "text/css");

    private final Browser browser;

    BoardPage(Window window) {
        browser = window.browser();
    }

    /** The page with its scene, ready to be used. */
    Page open(Browser.NewPageOptions options) {
        Page page = browser.newPage(options);
        page.route("http://board.test/**", BoardPage::serve);
        page.navigate("http://board.test/scene/index.html");
        page.waitForFunction("() => window.scene?.board.kind?.laid?.tokens.length === 4");
        return page;
    }

    Page open() {
        return open(new Browser.NewPageOptions().setViewportSize(1000, 800));
    }

    /** What the board told since the last time this was asked. */
    @SuppressWarnings("unchecked")
    static List<String> told(Page page) {
        return (List<String>) page.evaluate("() => window.told.splice(0)");
    }

    /** Asks the board something else. */
    static void ask(Page page, String requests) {
        page.evaluate(
                "async (name) => { scene.board.requests = scene.requests[name]; await scene.board.updateComplete;"
                        + " await scene.board.kind.updateComplete; }",
                requests);
    }

    /** The middle of a token on the screen. */
    static double[] middle(Page page, String unit) {
        BoundingBox box =
                page.locator("g[data-unit='" + unit + "'] .shape").first().boundingBox();
        return new double[] {box.x + box.width / 2, box.y + box.height / 2};
    }

    private static void serve(Route route) {
        String path = URI.create(route.request().url()).getPath();
        try (InputStream file = BoardPage.class.getResourceAsStream(onClassPath(path))) {
            if (file == null) {
                route.fulfill(new Route.FulfillOptions().setStatus(404));
                return;
            }
            String type = TYPES.getOrDefault(path.substring(path.lastIndexOf('.') + 1), "text/plain");
            route.fulfill(
                    new Route.FulfillOptions().setBodyBytes(file.readAllBytes()).setContentType(type));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String onClassPath(String path) {
        if (path.startsWith("/scene/")) {
            return "/board/" + path.substring("/scene/".length());
        }
        if (!path.startsWith("/lib/")) {
            return "/web" + path;
        }
        String[] parts = path.substring("/lib/".length()).split("/", 2);
        return WebJar.path(parts[0], parts[1]);
    }
}
