package arbiter.games.gladiators.sheet.build;

import arbiter.content.yaml.Node;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.Handbook;
import arbiter.games.gladiators.sheet.PowerDesign;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.TakenTrait;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.build.Violation;
import arbiter.rulebook.build.Violations;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A character worked out from what was chosen: its powers as play uses them, every total with its parts, and whatever is
 * not legal. What is not legal has totals too.
 */
public record Sheet(
        Build build,
        List<SuperPower> powers,
        List<SuperPower> starting,
        List<TakenTrait> traits,
        Map<String, Modifiers> totals,
        List<Violation> violations) {

    /** Without a file, such as one that is being made. */
    public static Sheet of(Build build, Handbook book) {
        return of(build, book, Optional.empty());
    }

    public static Sheet of(Build build, Handbook book, Optional<Node> node) {
        Violations violations = new Violations(node);
        List<SuperPower> powers = new ArrayList<>();
        List<Findings> found = new ArrayList<>();
        for (PowerDesign design : build.powers()) {
            Findings findings = new Findings();
            powers.add(PowerReader.read(design, book, findings));
            found.add(findings);
        }
        List<SuperPower> starting = starting(build, book);
        List<SuperPower> everything =
                Stream.concat(starting.stream(), powers.stream()).toList();
        for (int i = 0; i < powers.size(); i++) {
            PowerCheck.run(powers.get(i), build.isMinor(), found.get(i));
            UpgradeCheck.run(powers.get(i), powers.subList(0, i), found.get(i));
            HeldPowers.check(powers.get(i), book, found.get(i));
            GroupCheck.run(starting.size() + i, everything, found.get(i));
            for (Findings.Finding finding : distinct(found.get(i))) {
                violations.add(finding.code(), finding.message(), finding.fix(), path(i, finding));
            }
        }
        TraitCheck.run(build, violations);
        Totals totals = Totals.of(build, powers, starting, book);
        totals.check(violations);
        return new Sheet(build, List.copyOf(powers), starting, build.traits(), totals.byName(), violations.all());
    }

    /** Of two findings with the same words at the same place one is enough. */
    private static Set<Findings.Finding> distinct(Findings findings) {
        return new LinkedHashSet<>(findings.all());
    }

    private static Object[] path(int power, Findings.Finding finding) {
        List<Object> path = new ArrayList<>(List.of("powers", power));
        path.addAll(finding.path());
        return path.toArray();
    }

    /** The free abilities that were not upgraded. Ledger: GG-STA-5. */
    private static List<SuperPower> starting(Build build, Handbook book) {
        return book.starting().stream()
                .filter(free -> build.powers().stream()
                        .noneMatch(design -> design.upgrades().equals(Optional.of(free))))
                .map(free -> PowerReader.read(free.design(), book, new Findings()))
                .toList();
    }

    public boolean isLegal() {
        return violations.isEmpty();
    }

    /** Everything the character can use, free or bought. */
    public List<SuperPower> everything() {
        return Stream.concat(starting.stream(), powers.stream()).toList();
    }
}
