package arbiter.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puts a page together for a slow line: styles and small scripts stand in the page itself, and its modules come as one
 * script, with another for what is needed later, under addresses that change with them, so that browsers may keep them for
 * good.
 */
final class PageAssembly {

    private static final Pattern STYLE = Pattern.compile("<link rel=\"stylesheet\" href=\"/([^\"]+)\"([^>]*?) ?/>");
    private static final Pattern SCRIPT = Pattern.compile("<script src=\"/([^\"]+)\"></script>");
    private static final Pattern MODULES = Pattern.compile("(type=\"module\" src|rel=\"prefetch\" href)=\"/([^\"]+)\"");
    private static final int VERSION_DIGITS = 16;

    /** The folder of addresses under which whole scripts are found. */
    static final String FOLDER = "bundle/";

    private final Function<String, Optional<byte[]>> files;
    private final Function<String, String> library;
    private final Map<String, String> addresses = new ConcurrentHashMap<>();
    private final Map<String, Page> bundles = new ConcurrentHashMap<>();

    /** {@code files} reads what the class path has, {@code library} says in which folder it has a library. */
    PageAssembly(Function<String, Optional<byte[]>> files, Function<String, String> library) {
        this.files = files;
        this.library = library;
    }

    String html(String text) {
        String styled = STYLE.matcher(text)
                .replaceAll(link -> quoted("<style" + link.group(2) + ">" + own(link.group(1)) + "</style>"));
        String scripted =
                SCRIPT.matcher(styled).replaceAll(script -> quoted("<script>" + own(script.group(1)) + "</script>"));
        return MODULES.matcher(scripted)
                .replaceAll(module -> quoted(module.group(1) + "=\"/" + address(module.group(2)) + "\""));
    }

    /** The whole script at that address, if there is one. */
    Optional<Page> bundle(String address) {
        return Optional.ofNullable(bundles.get(address));
    }

    private String address(String module) {
        return addresses.computeIfAbsent(module, this::put);
    }

    private String put(String module) {
        Map<String, String> scripts = ModuleBundle.of("web/" + module, this::read, this::resolve);
        String version = Page.hex(Page.sha256(bytes(String.join("", scripts.values()))), VERSION_DIGITS);
        List<String> paths = new ArrayList<>();
        scripts.forEach((name, script) -> {
            String address = FOLDER + name + "-" + version + ".js";
            byte[] whole = bytes(script.replace(ModuleBundle.MARK, version));
            bundles.put(address, Page.of(whole, "text/javascript; charset=utf-8"));
            paths.add(address);
        });
        return paths.get(0);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private String own(String path) {
        return read("web/" + path);
    }

    private String read(String name) {
        byte[] bytes = files.apply(name)
                .orElseThrow(() -> new IllegalStateException("a page needs " + name + ", which is not there"));
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** What a module means by a name: a file beside it, or one of a library, as the map of modules has it. */
    private String resolve(String module, String name) {
        if (name.startsWith(".")) {
            return java.net.URI.create("/" + module).resolve(name).getPath().substring(1);
        }
        JsonNode imports = imports();
        String mapped = imports.path(name).asText();
        for (var folders = imports.fieldNames(); mapped.isEmpty() && folders.hasNext(); ) {
            String folder = folders.next();
            if (folder.endsWith("/") && name.startsWith(folder)) {
                mapped = imports.path(folder).asText() + name.substring(folder.length());
            }
        }
        String[] parts = mapped.replaceFirst("^/lib/", "").split("/", 2);
        return library.apply(parts[0]) + parts[parts.length - 1];
    }

    private JsonNode imports() {
        try {
            return new ObjectMapper().readTree(own("import-map.json")).path("imports");
        } catch (IOException ourOwnFile) {
            throw new UncheckedIOException(ourOwnFile);
        }
    }

    private static String quoted(String text) {
        return Matcher.quoteReplacement(text);
    }
}
