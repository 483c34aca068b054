package arbiter.games.centuryg.sheet.build;

import arbiter.content.yaml.Node;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Person;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.build.Findings;
import arbiter.rulebook.build.Objection;
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
        List<Objection> objections,
        Optional<Person> person,
        Optional<Machine> machine) {

    /** Without a file, such as one that is being made. */
    public static Sheet of(Build build, Handbook book) {
        return of(build, book, Optional.empty());
    }

    public static Sheet of(BuildFile file, Handbook book) {
        return of(file.build(), book, Optional.of(file.node()));
    }

    private static Sheet of(Build build, Handbook book, Optional<Node> node) {
        return new Sheet(
                build,
                Totals.of(build),
                objections(build, book, node),
                build.pilot().map(pilot -> Making.person(build, pilot)),
                build.mecha().map(mecha -> Making.machine(build, mecha, book)));
    }

    static List<Objection> objections(Build build, Handbook book, Optional<Node> node) {
        Findings findings = new Findings(node);
        StandingCheck.run(build, findings);
        build.pilot().ifPresent(pilot -> {
            PilotCheck.run(build, pilot, findings);
            TraitCheck.run(build, pilot, book, findings);
        });
        PowerCheck.run(build, book, findings);
        build.mecha().ifPresent(mecha -> {
            MechaCheck.run(build, mecha, findings);
            new EquipmentCheck(build, mecha, book, findings).run();
            FormCheck.run(mecha, findings);
            CombinationCheck.run(build, mecha, findings);
        });
        return findings.objections();
    }

    public boolean isLegal() {
        return objections.isEmpty();
    }
}
