package arbiter.games.centuryg.sheet.build;

import arbiter.content.yaml.Node;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Person;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.build.Violation;
import arbiter.rulebook.build.Violations;
import arbiter.tabletop.build.BuildFile;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A pilot, a Mecha or both, worked out from what was chosen: every total with its parts, whatever is not legal, and what
 * play uses. What is not legal has totals too.
 */
public record Sheet(
        Build build,
        Map<String, Modifiers> totals,
        List<Violation> violations,
        Optional<Person> person,
        Optional<Machine> machine) {

    /** Without a file, such as one that is being made. */
    public static Sheet of(Build build, Handbook book) {
        return of(build, book, Optional.empty());
    }

    public static Sheet of(BuildFile<Build> file, Handbook book) {
        return of(file.build(), book, Optional.of(file.node()));
    }

    public static Sheet of(Build build, Handbook book, Optional<Node> node) {
        return new Sheet(
                build,
                Totals.of(build),
                violations(build, book, node),
                build.pilot().map(pilot -> Making.person(build, pilot)),
                build.mecha().map(mecha -> Making.machine(build, mecha, book)));
    }

    static List<Violation> violations(Build build, Handbook book, Optional<Node> node) {
        Violations violations = new Violations(node);
        StandingCheck.run(build, violations);
        build.pilot().ifPresent(pilot -> {
            PilotCheck.run(build, pilot, violations);
            TraitCheck.run(build, pilot, book, violations);
        });
        PowerCheck.run(build, book, violations);
        build.mecha().ifPresent(mecha -> {
            MechaCheck.run(build, mecha, violations);
            new EquipmentCheck(build, mecha, book, violations).run();
            FormCheck.run(mecha, violations);
            CombinationCheck.run(build, mecha, violations);
        });
        return violations.all();
    }

    public boolean isLegal() {
        return violations.isEmpty();
    }
}
