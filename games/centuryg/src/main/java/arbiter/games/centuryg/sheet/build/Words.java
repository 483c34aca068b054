package arbiter.games.centuryg.sheet.build;

import arbiter.content.yaml.EnumWords;
import java.util.List;

/** How constants and lists are written for people. */
final class Words {

    private Words() {}

    /** {@code Threshold} for THRESHOLD. */
    static String title(Enum<?> constant) {
        String word = EnumWords.of(constant).replace('-', ' ');
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    static String or(List<String> words) {
        return words.size() < 2
                ? String.join("", words)
                : String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.get(words.size() - 1);
    }
}
