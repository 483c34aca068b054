package arbiter.server.table.loaded;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Names on the wire that say nothing: made from a table's secret and what is named. */
public final class OpaqueNames {

    private static final String HMAC = "HmacSHA256";
    private static final int BYTES = 12;

    private final String secret;

    OpaqueNames(String secret) {
        this.secret = secret;
    }

    public String of(String what) {
        byte[] code = hmac(secret, what);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(code, BYTES));
    }

    static byte[] hmac(String secret, String what) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), HMAC));
            return mac.doFinal(what.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException never) {
            throw new IllegalStateException("every Java has " + HMAC, never);
        }
    }
}
