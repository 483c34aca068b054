package arbiter.server.http;

import java.text.Normalizer;
import java.util.regex.Pattern;

/** Names and titles as people write them: one line, visible, not too long. They are text and never anything else. */
final class Names {

    /** Control characters and those that turn the direction of writing, which could disguise a name. */
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}]");

    private Names() {}

    static String checked(String name, String where, int longest) {
        if (name == null) {
            throw Declined.malformed("malformed", "'" + where + "' is missing", where);
        }
        String shown = INVISIBLE
                .matcher(Normalizer.normalize(name, Normalizer.Form.NFC))
                .replaceAll("")
                .strip();
        if (shown.isEmpty()) {
            throw Declined.malformed("malformed", "'" + where + "' needs at least one letter", where);
        }
        if (shown.codePointCount(0, shown.length()) > longest) {
            throw Declined.malformed("malformed", "'" + where + "' may have " + longest + " characters", where);
        }
        return shown;
    }
}
