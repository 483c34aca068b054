package arbiter.server.shared;

import java.text.Normalizer;
import java.util.regex.Pattern;

/** Names and titles as people write them: one line, visible, not too long. They are text and never anything else. */
public final class DisplayName {

    /** So many characters of a person's name, and of a table's title. */
    public static final int LONGEST_NAME = 40;

    public static final int LONGEST_TITLE = 100;

    /** Control characters and those that turn the direction of writing, which could disguise a name. */
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}]");

    private DisplayName() {}

    /** As somebody types it; refused where nothing is left of it or it is too long. */
    public static String checked(String name, String where, int longest) {
        if (name == null) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, "'" + where + "' is missing", where);
        }
        String shown = visible(name);
        if (shown.isEmpty()) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, "'" + where + "' needs at least one letter", where);
        }
        if (shown.codePointCount(0, shown.length()) > longest) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, "'" + where + "' may have " + longest + " characters", where);
        }
        return shown;
    }

    /** As it stands in a file: what nobody could type is left out, and the end where it is too long. */
    public static String cleaned(String name, String otherwise, int longest) {
        String shown = visible(name);
        int length = shown.codePointCount(0, shown.length());
        String cut = length <= longest ? shown : shown.substring(0, shown.offsetByCodePoints(0, longest));
        return cut.isBlank() ? otherwise : cut.strip();
    }

    private static String visible(String name) {
        return INVISIBLE
                .matcher(Normalizer.normalize(name, Normalizer.Form.NFC))
                .replaceAll("")
                .strip();
    }
}
