package arbiter.games.capital.sheet.build;

import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.sheet.Possession;
import arbiter.games.capital.sheet.Weapon;
import arbiter.rulebook.build.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Whether a thing that was bought or found can be had like that. Ledger: CAP-EQ-4, CAP-EQ-7, CAP-AMB-42. */
final class PossessionCheck {

    private final Possession one;
    private final List<Violation> reasons = new ArrayList<>();

    private PossessionCheck(Possession one) {
        this.one = one;
    }

    static List<Violation> againstFinding(Possession one) {
        PossessionCheck check = new PossessionCheck(one);
        check.grade();
        check.count();
        check.type();
        return check.reasons;
    }

    static List<Violation> againstBuying(Possession one) {
        PossessionCheck check = new PossessionCheck(one);
        if (one.price().isEmpty() && check.isGradeRight()) {
            check.reasons.add(Violation.of(
                    Code.NOT_FOR_SALE,
                    one.described() + " has no price",
                    "list it under 'found' if the gamemaster agrees"));
        }
        return check.reasons;
    }

    private void grade() {
        if (!isGradeRight()) {
            reasons.add(Violation.of(Code.GRADE_WRONG, one.described() + " is no grade there is", grades()));
        }
    }

    private void count() {
        if (one.count() < 1) {
            reasons.add(
                    Violation.of(Code.COUNT_WRONG, one.count() + " of something cannot be owned", "give 1 or more"));
        }
    }

    private void type() {
        if (one.gear() instanceof Weapon weapon) {
            if (weapon.isSignature()) {
                reasons.add(Violation.of(
                        Code.SIGNATURE_ONLY, weapon.name() + " can only be a Signature", "choose a plain weapon"));
            }
            SignatureCheck.damageType(weapon.name(), weapon.damageTypes(), one.damageType())
                    .ifPresent(reasons::add);
        } else {
            SignatureCheck.damageType(one.gear().name(), List.of(), one.damageType())
                    .ifPresent(reasons::add);
        }
    }

    private boolean isGradeRight() {
        boolean graded = one.gear() instanceof Item item && item.isGraded();
        return graded ? one.graded().isPresent() : one.grade().isEmpty();
    }

    private String grades() {
        return one.gear() instanceof Item item && item.isGraded()
                ? "choose " + item.grades().stream().map(Item.Grade::id).collect(Collectors.joining(", "))
                : "leave the grade out";
    }
}
