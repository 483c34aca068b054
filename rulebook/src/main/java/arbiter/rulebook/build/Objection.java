package arbiter.rulebook.build;

import arbiter.content.Place;
import arbiter.rulebook.CharacterReport;
import java.util.Optional;

/** Something illegal about what was built: what, by which rule, where in the file, and what would be right. */
public record Objection(Breach code, String path, Optional<Place> place, String message, String fix) {

    public String rule() {
        return code.rule();
    }

    /** As a report shows it. */
    public CharacterReport.Fault fault() {
        return new CharacterReport.Fault(
                code.word(), rule(), place.map(Place::toString).orElse(path), message, fix);
    }

    @Override
    public String toString() {
        return place.map(Place::toString).orElse(path) + ": " + message + "; " + fix + " [" + code.word() + ", "
                + rule() + "]";
    }
}
