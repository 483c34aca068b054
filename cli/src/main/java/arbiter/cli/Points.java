package arbiter.cli;

import arbiter.kernel.Refused;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Shares as people type them: {@code 1pt}, {@code 0.5pt}, {@code 65%}. */
final class Points {

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,4})?)\\s*(?:pt|pts|points|%)?");

    private Points() {}

    /** As a number from 0 to 1. */
    static double read(String option, String written) {
        Matcher matcher = WRITTEN.matcher(written.strip());
        if (!matcher.matches() || Double.parseDouble(matcher.group(1)) > 100) {
            throw new Refused(option + ": a number of points such as 1pt is needed, not '" + written + "'");
        }
        return Double.parseDouble(matcher.group(1)) / 100;
    }
}
