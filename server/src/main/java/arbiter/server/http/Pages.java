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
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * The pages and what they are made of: everything under {@code web/}, and Lit under {@code /lib/}. Only plain names
 * reach the class path, so there is no way out of these folders.
 */
final class Pages {

    private static final Pattern PLAIN =
            Pattern.compile("[A-Za-z0-9_@-][A-Za-z0-9._@-]*(/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)*");
    private static final Pattern LIBRARY = Pattern.compile("(?:~[0-9a-f]+/)?([a-z_-]+)/(.+)");
    private static final String MAP = "<script type=\"importmap\"></script>";
    private static final String REVALIDATE = "no-cache";
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

    /** Serves whatever is not part of the protocol. Addresses without a dot are pages, drawn by the scripts of one. */
    void serve(Context context) {
        String path = context.path().substring(1);
        boolean lasting = path.startsWith("lib/~");
        String name = name(path);
        Page page = PLAIN.matcher(name).matches() ? page(name).orElseThrow(Pages::missing) : missing(name);
        context.header("ETag", page.tag());
        context.header("Cache-Control", lasting ? FOREVER : REVALIDATE);
        context.header("Content-Security-Policy", page.policy());
        if (page.tag().equals(context.header("If-None-Match"))) {
            context.status(304);
            return;
        }
        context.contentType(page.type()).result(page.bytes());
    }

    private String name(String path) {
        if (path.startsWith("lib/")) {
            var parts = LIBRARY.matcher(path.substring("lib/".length()));
            return parts.matches() ? library(parts.group(1)) + parts.group(2) : "";
        }
        if (path.contains(".")) {
            return "web/" + path;
        }
        String own = "web/" + path.replaceAll("/.*", "") + ".html";
        return !path.isEmpty() && PLAIN.matcher(own).matches() && page(own).isPresent() ? own : "web/index.html";
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
        try (InputStream in = type == null ? null : Pages.class.getClassLoader().getResourceAsStream(name)) {
            if (in == null) {
                return Optional.empty();
            }
            byte[] bytes = in.readAllBytes();
            return Optional.of(type.startsWith("text/html") ? html(bytes, type) : Page.of(bytes, type));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Every page gets the one map of modules; browsers take none from a file of its own. */
    private Page html(byte[] bytes, String type) throws IOException {
        String text =
                new String(bytes, StandardCharsets.UTF_8).replace(MAP, MAP.replace("><", ">" + importMap() + "<"));
        return Page.of(text.getBytes(StandardCharsets.UTF_8), type);
    }

    /** Names Lit under an address that changes with its version, so that browsers may keep it. */
    private String importMap() throws IOException {
        String versions =
                library("lit") + library("lit-html") + library("lit-element") + library("lit__reactive-element");
        String mark = Page.hex(Page.sha256(versions.getBytes(StandardCharsets.UTF_8)), 8);
        try (InputStream in = Pages.class.getClassLoader().getResourceAsStream("web/import-map.json")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\"/lib/", "\"/lib/~" + mark + "/");
        }
    }

    private static Page missing(String name) {
        throw missing();
    }

    private static RequestRefused missing() {
        return new RequestRefused(RequestRefused.Code.NOT_FOUND, "there is nothing at this address");
    }
}
