package arbiter.games.centuryg.sheet.build;

import arbiter.content.yaml.Node;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Combination;
import arbiter.games.centuryg.sheet.Mecha;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.rulebook.build.Violation;
import arbiter.rulebook.build.Violations;
import java.util.List;
import java.util.Optional;

/** Who joins with whom: PCs that name each other and have the same Upgrade. Ledger: BCG-COMB-1, BCG-AMB-109. */
public final class CombinationCheck {

    private static final String WHERE = "combination";

    private CombinationCheck() {}

    static void run(Build build, Mecha mecha, Violations violations) {
        if (mecha.combination().isEmpty()) {
            return;
        }
        Combination joined = mecha.combination().get();
        if (joined.type().kind() != UpgradeKind.COMBINATION) {
            violations.add(
                    Code.COMBINATION_TYPE,
                    joined.type().name() + " is no Combination",
                    "choose super-combination or unison-combination",
                    "mecha",
                    WHERE);
            return;
        }
        if (build.tier() != Tier.PC) {
            violations.add(Code.COMBINATION_FOR_PCS, "only PCs combine", "leave 'combination' out", "mecha", WHERE);
        }
        if (joined.partners().isEmpty() || joined.partners().contains(build.id())) {
            violations.add(
                    Code.PARTNER_MISSING,
                    "nobody else is named to combine with",
                    "name the others by the ids of their pilots",
                    "mecha",
                    WHERE,
                    "partners");
        }
        lead(joined, violations);
    }

    private static void lead(Combination joined, Violations violations) {
        boolean single = UpgradeId.of(joined.type().id()).equals(Optional.of(UpgradeId.SUPER_COMBINATION));
        if (!single && (joined.lead().isPresent() || joined.area().isPresent())) {
            wrongLead("in a Unison Combination everybody leads in turn", "leave 'lead' and 'area' out", violations);
        } else if (joined.lead().isPresent()
                && !joined.partners().contains(joined.lead().get())) {
            wrongLead("the lead is none of the partners", "name one of them, or leave 'lead' out", violations);
        } else if (single
                && joined.lead().isPresent()
                        != joined.area().filter(Area::isExternal).isPresent()) {
            wrongLead(
                    "whoever follows says in which of the lead's Areas",
                    "give 'area' with 'lead': head, torso, arms or legs",
                    violations);
        }
    }

    private static void wrongLead(String message, String fix, Violations violations) {
        violations.add(Code.LEAD_WRONG, message, fix, "mecha", WHERE);
    }

    /** The same for files that are looked over at once, where one of the partners is among them. */
    public static List<Violation> together(Build build, List<Build> files, Optional<Node> node) {
        Violations violations = new Violations(node);
        boolean squad = build.mecha().flatMap(Mecha::combination).stream()
                .flatMap(joined -> joined.partners().stream())
                .anyMatch(partner -> files.stream().anyMatch(one -> one.id().equals(partner)));
        if (squad) {
            together(build, files, violations);
        }
        return violations.all();
    }

    /** Whether those who combine agree about it; each partner that is missing or differs is told. */
    public static void together(Build build, List<Build> squad, Violations violations) {
        Optional<Combination> own = build.mecha().flatMap(Mecha::combination);
        if (own.isEmpty()) {
            return;
        }
        for (String partner : own.get().partners()) {
            Optional<Combination> other = squad.stream()
                    .filter(one -> one.id().equals(partner))
                    .findFirst()
                    .flatMap(Build::mecha)
                    .flatMap(Mecha::combination);
            boolean agrees = other.filter(
                            theirs -> theirs.type().equals(own.get().type())
                                    && theirs.partners().contains(build.id()))
                    .isPresent();
            if (!agrees) {
                violations.add(
                        Code.PARTNER_DIFFERS,
                        partner + " does not combine with " + build.name() + " in the same way",
                        "all partners name each other and have "
                                + own.get().type().name(),
                        "mecha",
                        WHERE,
                        "partners");
            }
        }
    }
}
