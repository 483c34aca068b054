package arbiter.server.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A file for browsers: its bytes, a mark that changes with them, and what it may load and run. */
record Page(byte[] bytes, String type, String tag, String policy) {

    private static final Pattern INLINE =
            Pattern.compile("<script(?![^>]*\\ssrc=)[^>]*>(.*?)</script>", Pattern.DOTALL);

    static Page of(byte[] bytes, String type) {
        String tag = '"' + hex(sha256(bytes), 16) + '"';
        return new Page(bytes, type, tag, type.startsWith("text/html") ? policy(bytes) : "default-src 'none'");
    }

    /** Scripts and styles come from our files only; the one inline script there is, the import map, by its hash. */
    private static String policy(byte[] html) {
        StringBuilder scripts = new StringBuilder("script-src 'self'");
        Matcher inline = INLINE.matcher(new String(html, StandardCharsets.UTF_8));
        while (inline.find()) {
            byte[] hash = sha256(inline.group(1).getBytes(StandardCharsets.UTF_8));
            scripts.append(" 'sha256-")
                    .append(Base64.getEncoder().encodeToString(hash))
                    .append('\'');
        }
        return "default-src 'none'; " + scripts + "; style-src 'self'; img-src 'self' data:; font-src 'self';"
                + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self';"
                + " frame-ancestors 'none'";
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
