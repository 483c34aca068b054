package arbiter.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * A file for browsers: its bytes, also compressed where that is worth it, a mark that changes with them, and what it may
 * load and run.
 */
record Page(byte[] bytes, Optional<byte[]> zipped, String type, String tag, String policy) {

    private static final Pattern SCRIPT =
            Pattern.compile("<script(?![^>]*\\ssrc=)[^>]*>(.*?)</script>", Pattern.DOTALL);
    private static final Pattern STYLE = Pattern.compile("<style[^>]*>(.*?)</style>", Pattern.DOTALL);

    /** Below this the answer fits into one packet anyway. */
    private static final int WORTH_ZIPPING = 1200;

    static Page of(byte[] bytes, String type) {
        String tag = '"' + hex(sha256(bytes), 16) + '"';
        boolean text = !type.startsWith("image/png") && !type.startsWith("font/");
        return new Page(
                bytes,
                text && bytes.length > WORTH_ZIPPING ? Optional.of(zip(bytes)) : Optional.empty(),
                type,
                tag,
                type.startsWith("text/html") ? policy(bytes) : "default-src 'none'");
    }

    /** Scripts and styles come from our files only; those that stand in the page itself, by their hashes. */
    private static String policy(byte[] html) {
        String text = new String(html, StandardCharsets.UTF_8);
        return "default-src 'none'; script-src 'self'" + hashes(SCRIPT, text) + "; style-src 'self'"
                + hashes(STYLE, text) + "; img-src 'self' data:; font-src 'self';"
                + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self';"
                + " frame-ancestors 'none'";
    }

    private static String hashes(Pattern inline, String html) {
        return inline.matcher(html)
                .results()
                .map(found -> sha256(found.group(1).getBytes(StandardCharsets.UTF_8)))
                .map(hash -> " 'sha256-" + Base64.getEncoder().encodeToString(hash) + "'")
                .collect(Collectors.joining());
    }

    private static byte[] zip(byte[] bytes) {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new BestCompression(zipped)) {
            out.write(bytes);
        } catch (IOException neverInMemory) {
            throw new UncheckedIOException(neverInMemory);
        }
        return zipped.toByteArray();
    }

    /** It is done once for each file, so it may take its time. */
    private static final class BestCompression extends GZIPOutputStream {

        private BestCompression(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }

    static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    static String hex(byte[] hash, int digits) {
        return HexFormat.of().formatHex(hash).substring(0, digits);
    }
}
