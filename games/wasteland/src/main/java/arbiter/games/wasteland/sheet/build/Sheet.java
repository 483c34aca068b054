package arbiter.games.wasteland.sheet.build;

import arbiter.content.yaml.Node;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.Handbook;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.build.Violation;
import arbiter.rulebook.build.Violations;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A character worked out from what was chosen: every total with its parts, and whatever is not legal. */
public record Sheet(Build build, Map<String, Modifiers> totals, List<Violation> violations) {

    /** Without a file, such as one that is being made. */
    public static Sheet of(Build build, Handbook book) {
        return of(build, book, Optional.empty());
    }

    public static Sheet of(Build build, Handbook book, Optional<Node> file) {
        Violations violations = new Violations(file);
        AttributesCheck.run(build, violations);
        TrainingCheck.run(build, violations);
        PerkCheck.run(build, violations);
        EquipmentCheck.run(build, book, violations);
        return new Sheet(build, Totals.of(build), violations.all());
    }

    public int total(String name) {
        return totals.get(name).total();
    }
}
