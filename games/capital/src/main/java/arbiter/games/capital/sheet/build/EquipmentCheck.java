package arbiter.games.capital.sheet.build;

import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.CreationRules;
import arbiter.games.capital.sheet.Equipment;
import arbiter.games.capital.sheet.Possession;
import arbiter.games.capital.sheet.StartingGear;
import arbiter.games.capital.sheet.Weapon;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.build.Violation;
import arbiter.rulebook.build.Violations;
import java.util.List;
import java.util.stream.Stream;

/** What a character owns, and whether the money was enough. Ledger: CAP-CREATE-10, CAP-EQ-3. */
final class EquipmentCheck {

    private static final String KEY = "equipment";

    private final Build build;
    private final Equipment equipment;
    private final CreationRules rules;
    private final Violations violations;

    EquipmentCheck(Build build, CreationRules rules, Violations violations) {
        this.build = build;
        this.equipment = build.equipment();
        this.rules = rules;
        this.violations = violations;
    }

    void run() {
        startingWeapon();
        outfits();
        money();
        possessions("bought", equipment.bought());
        possessions("found", equipment.found());
        for (int i = 0; i < equipment.bought().size(); i++) {
            for (Violation reason :
                    PossessionCheck.againstBuying(equipment.bought().get(i))) {
                violations.add(reason, KEY, "bought", i);
            }
        }
        if (!owns(worn(equipment, rules))) {
            violations.add(
                    Code.ARMOUR_NOT_OWNED,
                    "no " + rules.armour().name() + " " + worn(equipment, rules) + " is there to be worn",
                    "buy it, or wear the one everybody starts with",
                    KEY,
                    "wears");
        }
    }

    /** Money left, part by part. */
    static Modifiers money(Equipment equipment) {
        Modifiers money = Modifiers.of("agreed", equipment.money()).and("earned", equipment.earned());
        for (Possession bought : equipment.bought()) {
            money = money.and(
                    bought.described(), -bought.count() * bought.price().orElse(0));
        }
        return money;
    }

    /** Which grade of armour is worn. */
    static String worn(Equipment equipment, CreationRules rules) {
        return equipment.wears().orElse(rules.armourGrade());
    }

    private boolean owns(String grade) {
        return grade.equals(rules.armourGrade())
                || Stream.concat(equipment.bought().stream(), equipment.found().stream())
                        .filter(one -> one.gear().equals(rules.armour()))
                        .anyMatch(one -> one.grade().filter(grade::equals).isPresent());
    }

    private void startingWeapon() {
        StartingGear due = build.role().startsWith();
        if (equipment.weapon().isEmpty()) {
            if (due.includesWeapon()) {
                violations.add(
                        Code.WEAPON_MISSING,
                        "a " + build.role().name() + " starts with a weapon",
                        "choose " + described(due),
                        KEY,
                        "weapon");
            }
            return;
        }
        Weapon weapon = equipment.weapon().get().weapon();
        if (!due.allows(weapon)) {
            violations.add(
                    Code.WEAPON_NOT_ALLOWED,
                    "a " + build.role().name() + " does not start with " + weapon.name(),
                    due.includesWeapon() ? "choose " + described(due) : "leave the weapon out",
                    KEY,
                    "weapon");
        }
        SignatureCheck.damageType(
                        weapon.name(),
                        weapon.damageTypes(),
                        equipment.weapon().get().damageType())
                .ifPresent(reason -> violations.add(reason, KEY, "weapon", "damage-type"));
    }

    private static String described(StartingGear due) {
        return due.weapon().map(Weapon::name).orElseGet(() -> "any " + String.join(" ", due.anyWeapon()) + " weapon");
    }

    private void outfits() {
        List<String> outfits = equipment.outfits();
        if (outfits.size() != rules.outfitCount()) {
            violations.add(
                    Code.OUTFITS_COUNT,
                    "there are " + outfits.size() + " outfits",
                    "give exactly " + rules.outfitCount(),
                    KEY,
                    "outfits");
        }
        for (int i = 0; i < outfits.size(); i++) {
            if (!rules.outfits().contains(outfits.get(i))) {
                violations.add(
                        Code.OUTFIT_NOT_ALLOWED,
                        "nobody starts with the outfit '" + outfits.get(i) + "'",
                        "choose " + String.join(" or ", rules.outfits()),
                        KEY,
                        "outfits",
                        i);
            }
        }
    }

    private void money() {
        if (equipment.money() < rules.leastMoney() || equipment.money() > rules.mostMoney()) {
            violations.add(
                    Code.MONEY_OUT_OF_RANGE,
                    "nobody starts with " + equipment.money() + " mC",
                    "agree on " + rules.leastMoney() + " to " + rules.mostMoney() + " mC",
                    KEY,
                    "money");
        }
        if (equipment.earned() < 0) {
            violations.add(
                    Code.EARNED_NEGATIVE,
                    "nobody earns " + equipment.earned() + " mC",
                    "give 0 or more",
                    KEY,
                    "earned");
        }
        int left = money(equipment).total();
        if (left < 0) {
            violations.add(
                    Code.MONEY_OVERSPENT, -left + " mC more are spent than there are", "buy less", KEY, "bought");
        }
    }

    private void possessions(String key, List<Possession> possessions) {
        for (int i = 0; i < possessions.size(); i++) {
            for (Violation reason : PossessionCheck.againstFinding(possessions.get(i))) {
                violations.add(reason, KEY, key, i);
            }
        }
    }
}
