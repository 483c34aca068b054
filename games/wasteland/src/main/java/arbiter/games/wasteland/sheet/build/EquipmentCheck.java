package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.sheet.ArmourPiece;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.Chem;
import arbiter.games.wasteland.sheet.Handbook;
import arbiter.games.wasteland.sheet.HitLocation;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.rulebook.build.Violations;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whether what a character carries and wears is legal. Ledger: WAS-GEAR-1, WAS-GEAR-4. */
final class EquipmentCheck {

    private final Build build;
    private final Handbook book;
    private final Violations violations;

    private EquipmentCheck(Build build, Handbook book, Violations violations) {
        this.build = build;
        this.book = book;
        this.violations = violations;
    }

    static void run(Build build, Handbook book, Violations violations) {
        EquipmentCheck check = new EquipmentCheck(build, book, violations);
        check.weapons();
        check.shots();
        check.chems();
        check.armour();
    }

    private void weapons() {
        for (int i = 0; i < build.weapons().size(); i++) {
            Weapon weapon = build.weapons().get(i);
            if (weapon.natural()) {
                violations.add(
                        Code.WEAPON_OF_A_BODY,
                        weapon.name() + " cannot be carried",
                        "leave it out; it belongs to a body, and everybody has bare hands anyway",
                        "weapons",
                        i);
            }
        }
    }

    private void shots() {
        List<String> kinds = book.ammunition();
        build.shots().forEach((kind, count) -> {
            if (!kinds.contains(kind)) {
                violations.add(
                        Code.SHOTS_KIND,
                        "no weapon fires '" + kind + "'",
                        "use one of " + String.join(", ", kinds),
                        "shots",
                        kind);
            }
            if (count < 1) {
                violations.add(
                        Code.SHOTS_COUNT,
                        "there are " + count + " shots of " + kind,
                        "give 1 or more, or leave them out",
                        "shots",
                        kind);
            }
        });
    }

    private void chems() {
        for (Map.Entry<Chem, Integer> one : build.chems().entrySet()) {
            if (one.getValue() < 1) {
                violations.add(
                        Code.DOSES_COUNT,
                        "there are " + one.getValue() + " doses of "
                                + one.getKey().name(),
                        "give 1 or more, or leave it out",
                        "chems",
                        one.getKey().id());
            }
        }
    }

    private void armour() {
        for (int i = 0; i < build.armour().size(); i++) {
            Build.Worn worn = build.armour().get(i);
            Optional<HitLocation> twice = limb(worn, i) ? taken(worn, i) : Optional.empty();
            if (twice.isPresent()) {
                violations.add(
                        Code.ARMOUR_TWICE,
                        worn.piece().name() + " covers the " + twice.get().words()
                                + ", where something of its layer is worn",
                        "wear one piece of clothing and one of armour at a location",
                        "armour",
                        i);
            }
        }
    }

    /** Says what is wrong about where it is worn, and whether nothing is. */
    private boolean limb(Build.Worn worn, int place) {
        ArmourPiece piece = worn.piece();
        if (!piece.oneLimb()) {
            if (worn.at().isPresent()) {
                violations.add(
                        Code.ARMOUR_LIMB,
                        piece.name() + " is not for one limb",
                        "leave out where it is worn",
                        "armour",
                        place);
            }
            return worn.at().isEmpty();
        }
        List<String> limbs = new ArrayList<>();
        for (HitLocation location : book.humanoid().locations()) {
            if (piece.covers().contains(location.injury())) {
                limbs.add(location.id());
            }
        }
        boolean right = worn.at().map(HitLocation::id).filter(limbs::contains).isPresent();
        if (!right) {
            violations.add(
                    Code.ARMOUR_LIMB,
                    piece.name() + " is worn at "
                            + worn.at().map(at -> "the " + at.words()).orElse("no limb in particular"),
                    "say 'at' one of " + String.join(", ", limbs),
                    "armour",
                    place);
        }
        return right;
    }

    /** Where a piece before it in the list already covers the same layer. */
    private Optional<HitLocation> taken(Build.Worn worn, int place) {
        List<Build.Worn> before = build.armour().subList(0, place);
        return book.humanoid().locations().stream()
                .filter(location -> WornArmour.covers(worn, location))
                .filter(location -> before.stream()
                        .anyMatch(other ->
                                other.piece().layer() == worn.piece().layer() && WornArmour.covers(other, location)))
                .findFirst();
    }
}
