package arbiter.games.narrative.sheet.build;

import arbiter.content.yaml.Node;
import arbiter.games.narrative.sheet.Build;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.build.Violation;
import arbiter.rulebook.build.Violations;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A character worked out from what was chosen: every total with its parts, and whatever is not legal. */
public record Sheet(Build build, Map<String, Modifiers> totals, List<Violation> violations) {

    /** Without a file, such as one that is being made. */
    public static Sheet of(Build build) {
        return of(build, Optional.empty());
    }

    public static Sheet of(Build build, Optional<Node> file) {
        Violations violations = new Violations(file);
        BuildCheck.run(build, violations);
        TalentCheck.run(build, violations);
        Totals totals = Totals.of(build);
        totals.check(violations);
        return new Sheet(build, totals.byName(), violations.all());
    }

    public int total(String name) {
        return totals.get(name).total();
    }
}
