package arbiter.lab.builds;

import arbiter.content.ContentProblems;
import arbiter.content.yaml.Node;
import arbiter.kernel.Refused;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.CharacterReport;
import java.util.Optional;

/** A build as its file writes it, looked over by the desk of its game and found legal. */
public record LegalBuild(Node file, CharacterReport report) {

    /** Empty where it is not legal, or no build at all. */
    public static Optional<LegalBuild> of(CharacterDesk desk, Node file) {
        try {
            CharacterReport report = desk.check(file);
            return report.isLegal() ? Optional.of(new LegalBuild(file, report)) : Optional.empty();
        } catch (ContentProblems | Refused unreadable) {
            return Optional.empty();
        }
    }
}
