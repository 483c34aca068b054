package arbiter.content.yaml;

import arbiter.content.ContentProblems;
import arbiter.content.Place;
import arbiter.content.Words;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A text with a name: a file, a resource on the class path, or a text at hand. Reading it is limited in size. */
public final class Source {

    /** The largest file that is read, in bytes. */
    public static final int MAX_BYTES = 4 << 20;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private interface Opening {
        InputStream open() throws IOException;
    }

    private final String name;
    private final Opening opening;

    private Source(String name, Opening opening) {
        this.name = name;
        this.opening = opening;
    }

    /** A file under the name that people gave it. */
    public static Source file(Path path) {
        return file(path.toString(), path);
    }

    /** A file under a shorter name. */
    public static Source file(String name, Path path) {
        return new Source(name, () -> open(name, path));
    }

    /** A resource beside a class, named by its last part in messages. */
    public static Source resource(Class<?> beside, String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        return new Source(name, () -> {
            InputStream stream = beside.getResourceAsStream(path);
            if (stream == null) {
                throw refused(name, "there is no resource " + Words.quote(path) + " beside " + beside.getSimpleName());
            }
            return stream;
        });
    }

    public static Source text(String name, String text) {
        return bytes(name, text.getBytes(StandardCharsets.UTF_8));
    }

    public static Source bytes(String name, byte[] bytes) {
        return new Source(name, () -> new ByteArrayInputStream(bytes));
    }

    public String name() {
        return name;
    }

    /** The whole text, or the problem that keeps it from being read. */
    public String read() {
        try (InputStream stream = opening.open()) {
            byte[] bytes = stream.readNBytes(MAX_BYTES + 1);
            if (bytes.length > MAX_BYTES) {
                throw refused(name, "the file is larger than " + (MAX_BYTES >> 20) + " MB");
            }
            return decode(bytes);
        } catch (IOException unreadable) {
            throw refused(name, "the file cannot be read");
        }
    }

    private static InputStream open(String name, Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw refused(name, "this is a directory, not a file");
        }
        if (!Files.exists(path)) {
            throw refused(name, "there is no such file");
        }
        if (!Files.isRegularFile(path)) {
            throw refused(name, "this is not a regular file");
        }
        return Files.newInputStream(path);
    }

    private String decode(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        boolean malformed = decoder.decode(in, out, true).isError();
        String text = out.flip().toString();
        if (malformed) {
            throw ContentProblems.of(Place.at(name, text, text.length())
                    .problem(String.format(
                            "byte 0x%02x is not UTF-8 text; save the file as UTF-8", bytes[in.position()])));
        }
        return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
    }

    private static ContentProblems refused(String name, String message) {
        return ContentProblems.of(Place.startOf(name).problem(message));
    }
}
