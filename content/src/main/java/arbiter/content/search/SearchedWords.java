package arbiter.content.search;

import arbiter.content.Nearest;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The words of a question, cut to a sensible size, and when a word of a text is one of them. Only words that occur
 * nowhere count as misspelled.
 */
record SearchedWords(List<String> words, Set<String> misspelled) {

    private static final int LONGEST_QUESTION = 200;
    private static final int MOST_WORDS = 10;
    private static final int LONGEST_WORD = 40;
    private static final int LONGEST_MISSPELLED = 20;

    /** Words that questions are made of, and rules too: finding one of them says little. */
    private static final Set<String> FILLERS = Set.of(
            "a", "an", "and", "are", "at", "be", "by", "can", "do", "does", "for", "from", "how", "i", "if", "in", "is",
            "it", "me", "my", "of", "on", "or", "the", "to", "what", "when", "who", "why", "with", "work", "works",
            "you");

    static SearchedWords of(String typed, Predicate<String> occurs, Predicate<String> begins) {
        String start = typed.length() > LONGEST_QUESTION ? typed.substring(0, LONGEST_QUESTION) : typed;
        List<String> words = Tokens.of(start).stream()
                .map(Tokens.Token::word)
                .filter(word -> !word.isEmpty() && word.length() <= LONGEST_WORD)
                .distinct()
                .limit(MOST_WORDS)
                .toList();
        SearchedWords searched = new SearchedWords(words, Set.of());
        return new SearchedWords(
                words,
                words.stream()
                        .filter(word -> !occurs.test(word) && !(searched.isLast(word) && begins.test(word)))
                        .collect(Collectors.toSet()));
    }

    boolean isEmpty() {
        return words.isEmpty();
    }

    /** Whether a word counts for little, because the question has others that say more. */
    boolean isFiller(String word) {
        return FILLERS.contains(word) && !FILLERS.containsAll(words);
    }

    /** Somebody may still be typing the last word. */
    boolean isLast(String word) {
        return word.equals(words.get(words.size() - 1));
    }

    /** How many slips of the keyboard are looked for in a word. */
    int slipsIn(String word) {
        if (word.length() < 4 || word.length() > LONGEST_MISSPELLED || !misspelled.contains(word)) {
            return 0;
        }
        return word.length() < 7 ? 1 : 2;
    }

    boolean match(String found) {
        return words.stream().anyMatch(word -> matches(word, found));
    }

    private boolean matches(String word, String found) {
        return word.equals(found)
                || isLast(word) && found.startsWith(word)
                || Math.abs(word.length() - found.length()) <= slipsIn(word)
                        && Nearest.slips(word, found) <= slipsIn(word);
    }
}
