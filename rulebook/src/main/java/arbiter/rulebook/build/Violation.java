package arbiter.rulebook.build;

import arbiter.content.Place;
import java.util.Optional;

/**
 * Something illegal about what was built: what, by which rule, where, and what would be right. The path is made of keys
 * and positions in lists; it is empty where no place is meant, and the place is known where there is a file.
 */
public record Violation(RuleCode code, String path, Optional<Place> place, String message, String fix) {

    /** One that has no place yet. */
    public static Violation of(RuleCode code, String message, String fix) {
        return new Violation(code, "", Optional.empty(), message, fix);
    }

    Violation at(String path, Optional<Place> place) {
        return new Violation(code, path, place, message, fix);
    }

    public String rule() {
        return code.rule();
    }

    /** The place in the file, or the path where there is no file. */
    public String where() {
        return place.map(Place::toString).orElse(path);
    }

    @Override
    public String toString() {
        return where() + ": " + message + "; " + fix + " [" + code.word() + ", " + rule() + "]";
    }
}
