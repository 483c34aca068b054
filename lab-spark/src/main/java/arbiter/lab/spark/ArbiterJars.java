package arbiter.lab.spark;

import arbiter.kernel.Refused;
import java.io.File;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;

/** The jars with Arbiter's own classes, which workers get from here so that all play by the same rules. */
final class ArbiterJars {

    private ArbiterJars() {}

    static List<String> onClassPath() {
        Map<String, String> byName = new LinkedHashMap<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            File file = new File(entry);
            if (entry.endsWith(".jar") && file.isFile() && isArbiter(file)) {
                byName.putIfAbsent(file.getName(), file.getAbsolutePath());
            }
        }
        return List.copyOf(byName.values());
    }

    private static boolean isArbiter(File file) {
        try (JarFile jar = new JarFile(file)) {
            return jar.getEntry("arbiter/") != null;
        } catch (IOException broken) {
            throw new Refused(file + " on the class path cannot be read: " + broken.getMessage());
        }
    }
}
