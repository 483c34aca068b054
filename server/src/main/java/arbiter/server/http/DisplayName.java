package arbiter.server.http;

import arbiter.server.shared.RequestRefused;
import java.text.Normalizer;
import java.util.regex.Pattern;

/** Names and titles as people write them: one line, visible, not too long. They are text and never anything else. */
final class DisplayName {

    /** Control characters and those that turn the direction of writing, which could disguise a name. */
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}]");

    private DisplayName() {}

    static String checked(String name, String where, int longest) {
        if (name == null) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, "'" + where + "' is missing", where);
        }
        String shown = INVISIBLE
                .matcher(Normalizer.normalize(name, Normalizer.Form.NFC))
                .replaceAll("")
                .strip();
        if (shown.isEmpty()) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, "'" + where + "' needs at least one letter", where);
        }
        if (shown.codePointCount(0, shown.length()) > longest) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, "'" + where + "' may have " + longest + " characters", where);
        }
        return shown;
    }
}
