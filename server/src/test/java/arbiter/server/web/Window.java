package arbiter.server.web;

import arbiter.rulebook.Rulebooks;
import arbiter.server.Server;
import arbiter.server.Settings;
import arbiter.server.http.Pace;
import arbiter.server.store.Store;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A real server and a real browser in front of it; each visitor has cookies of their own. */
final class Window implements AutoCloseable {

    private final Server server;
    private final Playwright playwright;
    private final Browser browser;
    private final List<String> complaints = new ArrayList<>();

    Window(Path folder) {
        PlaywrightAssertions.setDefaultAssertionTimeout(20_000);
        Settings settings = new Settings("localhost", 0, Pace.generous(), Duration.ofSeconds(60));
        server = Server.start(settings, Store.sqlite(folder), Rulebooks.all());
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(Path.of("/usr/bin/chromium"))
                        .setArgs(List.of("--no-sandbox")));
    }

    /** Somebody new, at that page. */
    Page visit(String path, Browser.NewContextOptions options) {
        BrowserContext visitor = browser.newContext(options);
        Page page = visitor.newPage();
        page.onPageError(complaints::add);
        page.navigate(server.address() + path);
        return page;
    }

    Page visit(String path) {
        return visit(path, new Browser.NewContextOptions().setViewportSize(1280, 800));
    }

    /** What scripts complained about. */
    List<String> complaints() {
        return complaints;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
        server.close();
    }
}
