package arbiter.content;

import java.util.Locale;
import java.util.regex.Pattern;

/** How names are written in files and how words from files are repeated in messages. */
public final class Words {

    private static final Pattern CAMEL_BREAK = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_");
    private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final Pattern ENTRY_ID = Pattern.compile("[A-Za-z0-9]+(-[A-Za-z0-9]+)*");
    private static final int LONGEST_QUOTE = 40;

    private Words() {}

    /** A Java name as files write it: {@code damageTypes}, {@code DamageTypes} and {@code DAMAGE_TYPES} are damage-types. */
    public static String kebab(String javaName) {
        return CAMEL_BREAK.matcher(javaName).replaceAll("-").toLowerCase(Locale.ROOT);
    }

    /** What people call the things of a type: {@code HeavyWeapon} is a heavy weapon. */
    public static String noun(Class<?> type) {
        return kebab(type.getSimpleName()).replace('-', ' ');
    }

    /** The noun with its article: an effect, a weapon. */
    public static String a(String noun) {
        return ("aeiou".indexOf(noun.charAt(0)) < 0 ? "a " : "an ") + noun;
    }

    /** Whether a text can be an id: small letters, digits and single dashes. */
    public static boolean isId(String text) {
        return text.length() <= 80 && ID.matcher(text).matches();
    }

    /** Whether a text can be the id of an entry; ledgers write theirs in capitals. */
    public static boolean isEntryId(String text) {
        return text.length() <= 80 && ENTRY_ID.matcher(text).matches();
    }

    /** A word from a file in quotes: shortened, and without anything that could disturb a terminal. */
    public static String quote(String word) {
        StringBuilder quoted = new StringBuilder("'");
        word.codePoints().limit(LONGEST_QUOTE).forEach(c -> appendVisible(quoted, c));
        if (word.codePointCount(0, word.length()) > LONGEST_QUOTE) {
            quoted.append("...");
        }
        return quoted.append("'").toString();
    }

    private static void appendVisible(StringBuilder quoted, int character) {
        switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> quoted.append(String.format("\\u%04x", character));
            default -> quoted.appendCodePoint(character);
        }
    }
}
