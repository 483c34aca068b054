package arbiter.lab.sweep;

import arbiter.content.json.Json;
import arbiter.content.yaml.Source;
import arbiter.lab.sweep.table.ParquetFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What repeats a sweep: the plan with all of its files and the seed, and by what one sees that the same came of it. It
 * says nothing of when, where or on how many machines, as nothing depends on that.
 *
 * @param content the version of the game's content
 * @param complete whether every variant was played
 * @param checksums of the files of results, by SHA-256
 */
public record SweepManifest(
        int format,
        String game,
        String content,
        SweepPlan plan,
        List<String> sides,
        long variants,
        long fights,
        boolean complete,
        Map<String, String> checksums) {

    /** The file beside the results. */
    public static final String NAME = "manifest.json";

    private static final int FORMAT = 1;

    public SweepManifest {
        sides = List.copyOf(sides);
        checksums = Collections.unmodifiableMap(new TreeMap<>(checksums));
    }

    public static SweepManifest read(Path file) {
        return Json.plain().read(Source.file(file), SweepManifest.class);
    }

    /** Writes results and manifest into a folder, which is made where it is missing. */
    public static SweepManifest store(SweepTable made, String content, Path folder) throws IOException {
        Files.createDirectories(folder);
        Map<String, byte[]> files = new TreeMap<>();
        files.put("results.csv", made.table().csv().getBytes(StandardCharsets.UTF_8));
        files.put("results.parquet", ParquetFile.bytes(made.table()));
        Map<String, String> checksums = new TreeMap<>();
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Files.write(folder.resolve(file.getKey()), file.getValue());
            checksums.put(file.getKey(), sha256(file.getValue()));
        }
        SweepManifest manifest = new SweepManifest(
                FORMAT,
                made.plan().base().game(),
                content,
                made.plan(),
                made.sides(),
                made.rows().size(),
                made.fights(),
                made.complete(),
                checksums);
        Files.writeString(folder.resolve(NAME), manifest.write() + "\n");
        return manifest;
    }

    public String write() {
        return Json.plain().readable(this);
    }

    private static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
