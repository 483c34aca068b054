package arbiter.server.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Random words that open something: shown once, kept only as a hash. */
public final class Secret {

    private static final SecureRandom RANDOM = new SecureRandom();

    private Secret() {}

    /** 256 random bits as text that fits into a link or a cookie. */
    public static String create() {
        return text(32);
    }

    /** A short random name for a thing that is no secret. */
    public static String id() {
        return text(12);
    }

    /** SHA-256 in hexadecimal. */
    public static String hash(String secret) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(sha.digest(secret.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException("every Java has SHA-256", never);
        }
    }

    private static String text(int bytes) {
        byte[] random = new byte[bytes];
        RANDOM.nextBytes(random);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    }
}
