package arbiter.lab.job;

import arbiter.content.catalogue.Pack;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** A homebrew pack with the texts of its files, by their names. */
public record PackText(String name, Map<String, String> files) {

    public PackText {
        files = Collections.unmodifiableMap(new TreeMap<>(files));
    }

    public static PackText of(Pack pack) {
        return new PackText(pack.name(), pack.texts());
    }

    public Pack pack() {
        return Pack.of(name, files);
    }
}
