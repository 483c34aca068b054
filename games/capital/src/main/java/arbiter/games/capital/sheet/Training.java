package arbiter.games.capital.sheet;

import arbiter.content.catalogue.Entry;
import java.util.Collection;
import java.util.List;

/** Practice with a category of things: whatever has all of these words in its type line. Ledger: CAP-AMB-53. */
public record Training(String id, String name, List<String> words, String text) implements Entry {

    public boolean covers(Collection<String> typeLine) {
        return typeLine.containsAll(words);
    }

    /** Whether any of them covers it; several do not add up. */
    public static boolean anyCovers(List<Training> trainings, Collection<String> typeLine) {
        for (Training training : trainings) {
            if (training.covers(typeLine)) {
                return true;
            }
        }
        return false;
    }
}
