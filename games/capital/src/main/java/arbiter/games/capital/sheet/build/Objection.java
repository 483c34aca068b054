package arbiter.games.capital.sheet.build;

import arbiter.content.Place;
import java.util.Optional;

/** Something illegal about a character: what, by which rule, where in the file, and what would be right. */
public record Objection(Code code, String path, Optional<Place> place, String message, String fix) {

    public String rule() {
        return code.rule();
    }

    @Override
    public String toString() {
        return place.map(Place::toString).orElse(path) + ": " + message + "; " + fix + " [" + code.word() + ", "
                + rule() + "]";
    }
}
