package arbiter.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.jar.JarEntry;

/** Files of the JavaScript libraries that Maven fetches, found whatever their version is. */
public final class WebJar {

    private WebJar() {}

    /** Where the class path has a file of a library. */
    public static String path(String library, String file) {
        return "/META-INF/resources/webjars/" + library + "/" + version(library) + "/" + file;
    }

    static String text(String library, String file) {
        return new String(bytes(path(library, file)), StandardCharsets.UTF_8);
    }

    /** The files of a library whose paths begin and end like that, by their paths. */
    static Map<String, String> texts(String library, String start, String end) {
        String folder = path(library, "").substring(1);
        Map<String, String> texts = new TreeMap<>();
        try {
            URL properties = WebJar.class.getResource(properties(library));
            JarURLConnection connection = (JarURLConnection) properties.openConnection();
            for (JarEntry entry : Collections.list(connection.getJarFile().entries())) {
                String file = entry.getName().replace(folder, "");
                if (entry.getName().startsWith(folder + start)
                        && file.endsWith(end)
                        && !file.contains("development/")) {
                    texts.put(file, text(library, file));
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return texts;
    }

    private static String version(String library) {
        Properties properties = new Properties();
        try (InputStream file = open(properties(library))) {
            properties.load(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return properties.getProperty("version");
    }

    private static String properties(String library) {
        return "/META-INF/maven/org.webjars.npm/" + library + "/pom.properties";
    }

    private static byte[] bytes(String path) {
        try (InputStream file = open(path)) {
            return file.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static InputStream open(String path) {
        InputStream file = WebJar.class.getResourceAsStream(path);
        if (file == null) {
            throw new IllegalArgumentException("the class path has no " + path);
        }
        return file;
    }
}
