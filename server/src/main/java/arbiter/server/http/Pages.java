package arbiter.server.http;

import arbiter.server.shared.RequestRefused;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * The pages and what they are made of: everything under {@code web/}, and Lit under {@code /lib/}. Only plain names
 * reach the class path, so there is no way out of these folders.
 */
final class Pages {

    private static final Pattern PLAIN =
            Pattern.compile("[A-Za-z0-9_@-][A-Za-z0-9._@-]*(/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)*");
    private static final Pattern LIBRARY = Pattern.compile("([a-z_-]+)/(.+)");
    /** Pages that need more of an address than their name. */
    private static final Set<String> NEVER_ALONE = Set.of("table", "missing", "learn", "rules");

    static final String REVALIDATE = "no-cache";
    private static final String FOREVER = "public, max-age=31536000, immutable";

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "json", "application/json",
            "webmanifest", "application/manifest+json",
            "png", "image/png",
            "ico", "image/x-icon",
            "woff2", "font/woff2",
            "txt", "text/plain; charset=utf-8");

    private final Map<String, Optional<Page>> read = new ConcurrentHashMap<>();
    private final Map<String, String> versions = new ConcurrentHashMap<>();
    private final PageAssembly assembly = new PageAssembly(Pages::bytes, this::library);

    /** Serves whatever is not part of the protocol: files, and for addresses without a dot the page of their first part. */
    void serve(Context context) {
        String path = context.path().substring(1);
        if (path.contains(".") || path.startsWith("lib/")) {
            Page page = file(path).orElseThrow(Pages::missing);
            answer(context, page, 200, path.startsWith(PageAssembly.FOLDER) ? FOREVER : REVALIDATE);
        } else {
            String own = path.isEmpty() ? "index" : path.replaceAll("/.*", "");
            boolean there = !NEVER_ALONE.contains(own)
                    && PLAIN.matcher(own).matches()
                    && page("web/" + own + ".html").isPresent();
            serve(context, there ? own : "missing", there ? 200 : 404);
        }
    }

    /** Serves that page with that status: what stands in it is drawn by scripts, the status is for everybody else. */
    void serve(Context context, String page, int status) {
        answer(context, page("web/" + page + ".html").orElseThrow(Pages::missing), status, REVALIDATE);
    }

    /** Puts the pages together, so that the first visitor need not wait for it. */
    void prepare() {
        page("web/index.html");
        page("web/table.html");
        page("web/learn.html");
        page("web/rules.html");
        page("web/lab.html");
    }

    /** Sends that to somebody who may have it already. */
    static void answer(Context context, Page page, String caching) {
        answer(context, page, 200, caching);
    }

    private static void answer(Context context, Page page, int status, String caching) {
        context.header("ETag", page.tag());
        context.header("Cache-Control", caching);
        context.header("Content-Security-Policy", page.policy());
        context.header("Vary", "Accept-Encoding");
        if (status == 200 && page.tag().equals(context.header("If-None-Match"))) {
            context.status(304);
            return;
        }
        context.status(status).contentType(page.type());
        String accepted = context.header("Accept-Encoding");
        if (page.zipped().isPresent() && accepted != null && accepted.contains("gzip")) {
            context.header("Content-Encoding", "gzip");
            context.result(page.zipped().get());
        } else {
            context.result(page.bytes());
        }
    }

    private Optional<Page> file(String path) {
        if (path.startsWith(PageAssembly.FOLDER)) {
            prepare(); // another process may have sent the page
            return assembly.bundle(path);
        }
        String name = name(path);
        return PLAIN.matcher(name).matches() ? page(name) : Optional.empty();
    }

    private String name(String path) {
        if (path.startsWith("lib/")) {
            var parts = LIBRARY.matcher(path.substring("lib/".length()));
            return parts.matches() ? library(parts.group(1)) + parts.group(2) : "";
        }
        return "web/" + path;
    }

    private String library(String name) {
        String version = versions.computeIfAbsent(name, Pages::version);
        return version.isEmpty() ? "" : "META-INF/resources/webjars/" + name + "/" + version + "/";
    }

    private static String version(String library) {
        String file = "META-INF/maven/org.webjars.npm/" + library + "/pom.properties";
        try (InputStream in = Pages.class.getClassLoader().getResourceAsStream(file)) {
            Properties properties = new Properties();
            if (in != null) {
                properties.load(in);
            }
            return properties.getProperty("version", "");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** What is not there is not remembered: its names are endless. */
    private Optional<Page> page(String name) {
        Optional<Page> known = read.get(name);
        if (known != null) {
            return known;
        }
        Optional<Page> found = load(name);
        if (found.isPresent()) {
            read.put(name, found);
        }
        return found;
    }

    private Optional<Page> load(String name) {
        String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
        return type == null
                ? Optional.empty()
                : bytes(name).map(bytes -> type.startsWith("text/html") ? html(bytes, type) : Page.of(bytes, type));
    }

    private static Optional<byte[]> bytes(String name) {
        try (InputStream in = Pages.class.getClassLoader().getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private Page html(byte[] bytes, String type) {
        String text = assembly.html(new String(bytes, StandardCharsets.UTF_8));
        return Page.of(text.getBytes(StandardCharsets.UTF_8), type);
    }

    private static RequestRefused missing() {
        return new RequestRefused(RequestRefused.Code.NOT_FOUND, "there is nothing at this address");
    }
}
