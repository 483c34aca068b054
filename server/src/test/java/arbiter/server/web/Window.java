package arbiter.server.web;

import arbiter.rulebook.Rulebooks;
import arbiter.server.Server;
import arbiter.server.Settings;
import arbiter.server.http.RateLimits;
import arbiter.server.store.Store;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A real server and a real browser in front of it; each visitor has cookies of their own. */
public final class Window implements AutoCloseable {

    private static final int PATIENCE = 30_000;

    /** Tells what the policy for content kept from happening, which no page here ever tries. */
    private static final String LISTEN = "document.addEventListener('securitypolicyviolation', (event) =>"
            + " console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI));";

    private final Path folder;
    private final Playwright playwright;
    private final Browser browser;
    private final List<String> complaints = new ArrayList<>();
    private Server server;

    Window() {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
        try {
            folder = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "window");
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        server = open(0);
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(Path.of("/usr/bin/chromium"))
                        .setArgs(List.of("--no-sandbox")));
    }

    private Server open(int port) {
        Settings settings = new Settings("localhost", port, RateLimits.generous(), Duration.ofSeconds(60));
        return Server.start(settings, Store.sqlite(folder), Rulebooks.all());
    }

    /** The browser alone, for pages that need no server. */
    public Browser browser() {
        return browser;
    }

    /** Somebody new, at that page. */
    Page visit(String path, Browser.NewContextOptions options) {
        return visitElsewhere(address() + path, options);
    }

    /** Somebody new, at a page of another server. */
    Page visitElsewhere(String address, Browser.NewContextOptions options) {
        if (options.reducedMotion == null) {
            options.setReducedMotion(ReducedMotion.REDUCE); // what happened is seen at once, unless a test is about it
        }
        BrowserContext visitor = browser.newContext(options);
        visitor.setDefaultTimeout(PATIENCE);
        visitor.addInitScript(LISTEN);
        Page page = visitor.newPage();
        page.onPageError(complaints::add);
        page.onConsoleMessage(message -> {
            if (message.text().startsWith("policy: ")) {
                complaints.add(message.text());
            }
        });
        page.navigate(address);
        return page;
    }

    /** Runs a script that says where to go next, and goes there once it has said so. */
    void goWhere(Page page, String script, Object argument) {
        page.navigate(address() + page.evaluate(script, argument));
    }

    Page visit(String path) {
        return visit(path, new Browser.NewContextOptions().setViewportSize(1280, 800));
    }

    /** Somebody new, at a page of the server with nothing on it that can import our modules one by one. */
    Page visitModules() {
        BrowserContext visitor = browser.newContext();
        visitor.setDefaultTimeout(PATIENCE);
        Page page = visitor.newPage();
        page.onPageError(complaints::add);
        String map = PageSources.text(PageSources.PAGES.resolve("import-map.json"));
        String html = "<!doctype html><html lang=en><title>Modules</title><script type=importmap>" + map
                + "</script><body></body></html>";
        page.route(
                "**/modules-alone",
                route -> route.fulfill(
                        new Route.FulfillOptions().setContentType("text/html").setBody(html)));
        page.navigate(address() + "/modules-alone");
        return page;
    }

    String address() {
        return server.address();
    }

    /** Ends the server; visitors stay. Returns how to start it again where it was. */
    Runnable interrupt() {
        int port = server.port();
        server.close();
        return () -> server = open(port);
    }

    /** What scripts, and the policy for content, complained about since this was asked last. */
    List<String> complaints() {
        List<String> all = List.copyOf(complaints);
        complaints.clear();
        return all;
    }

    @Override
    public void close() throws IOException {
        browser.close();
        playwright.close();
        server.close();
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }
}
