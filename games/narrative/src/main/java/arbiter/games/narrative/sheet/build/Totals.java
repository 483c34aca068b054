package arbiter.games.narrative.sheet.build;

import arbiter.games.narrative.sheet.BodyArmour;
import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.DefenceRatings;
import arbiter.games.narrative.sheet.GearItem;
import arbiter.games.narrative.sheet.Talent;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.build.Violations;
import java.util.LinkedHashMap;
import java.util.Map;

/** Every number of a character's sheet with its parts, and whether what was spent was there. */
final class Totals {

    private static final int THRESHOLD = 10;
    private static final int ENCUMBRANCE_THRESHOLD = 5;

    private final Build build;
    private final Map<String, Modifiers> byName = new LinkedHashMap<>();

    private Totals(Build build) {
        this.build = build;
    }

    static Totals of(Build build) {
        Totals totals = new Totals(build);
        totals.thresholds();
        totals.protection();
        totals.burden();
        totals.spent();
        return totals;
    }

    Map<String, Modifiers> byName() {
        return byName;
    }

    /** Ledger: NAR-CHAR-2. */
    private void thresholds() {
        Modifiers wounds = Modifiers.of("base", THRESHOLD)
                .and("Brawn", build.characteristics().brawn());
        Modifiers strain = Modifiers.of("base", THRESHOLD)
                .and("Willpower", build.characteristics().willpower());
        for (Map.Entry<Talent, Integer> talent : build.talents().entrySet()) {
            String name = talent.getKey().name();
            wounds = wounds.and(name, talent.getKey().woundThreshold() * talent.getValue());
            strain = strain.and(name, talent.getKey().strainThreshold() * talent.getValue());
        }
        byName.put("wound-threshold", wounds);
        byName.put("strain-threshold", strain);
    }

    /** What armour provides, and what weapons in the hand increase. Ledger: NAR-DMG-1, NAR-COMBAT-8. */
    private void protection() {
        Modifiers soak = Modifiers.of("Brawn", build.characteristics().brawn());
        byName.put(
                "soak",
                build.armour()
                        .map(worn -> soak.and(worn.name(), worn.totalSoak()))
                        .orElse(soak));
        byName.put("melee-defence", defence("defensive"));
        byName.put("ranged-defence", defence("deflection"));
    }

    private Modifiers defence(String quality) {
        Modifiers defence = Modifiers.none();
        if (build.armour().isPresent()) {
            BodyArmour worn = build.armour().get();
            defence = defence.and(worn.name(), worn.defence());
        }
        for (Weapon weapon : build.weapons()) {
            defence = defence.and(weapon.name(), weapon.rating(quality));
        }
        return defence.and("at most " + DefenceRatings.MOST, Math.min(0, DefenceRatings.MOST - defence.total()));
    }

    /** Ledger: NAR-CHAR-6. */
    private void burden() {
        Modifiers carried = Modifiers.none();
        for (Weapon weapon : build.weapons()) {
            carried = carried.and(weapon.name(), weapon.encumbrance());
        }
        if (build.armour().isPresent()) {
            BodyArmour worn = build.armour().get();
            carried = carried.and(worn.name() + ", worn", worn.wornEncumbrance());
        }
        for (GearItem gear : build.gear()) {
            carried = carried.and(gear.name(), gear.encumbrance());
        }
        byName.put("encumbrance", carried);
        byName.put(
                "encumbrance-threshold",
                Modifiers.of("base", ENCUMBRANCE_THRESHOLD)
                        .and("Brawn", build.characteristics().brawn()));
    }

    /** Ledger: NAR-CHAR-3, NAR-CHAR-7. */
    private void spent() {
        Modifiers experience = Experience.spent(build);
        byName.put("experience-spent", experience);
        byName.put(
                "experience-left",
                Modifiers.of("creation", build.experience())
                        .and("earned", build.earned())
                        .and("spent", -experience.total()));
        Modifiers thrones = Modifiers.none();
        for (Weapon weapon : build.weapons()) {
            thrones = thrones.and(weapon.name(), weapon.price().orElse(0));
        }
        if (build.armour().isPresent()) {
            thrones = thrones.and(
                    build.armour().get().name(), build.armour().get().price());
        }
        for (GearItem gear : build.gear()) {
            thrones = thrones.and(gear.name(), gear.price());
        }
        byName.put("thrones-spent", thrones);
        byName.put("thrones-left", Modifiers.of("thrones", build.thrones()).and("spent", -thrones.total()));
    }

    void check(Violations violations) {
        if (build.experience() != Build.SEASONED && build.experience() != Build.PLAIN) {
            violations.add(
                    Code.EXPERIENCE_AT_CREATION,
                    "there are " + build.experience() + " experience at creation",
                    Build.SEASONED + " are usual, " + Build.PLAIN + " without the seasoned start",
                    "experience");
        }
        if (build.earned() < 0) {
            violations.add(
                    Code.EXPERIENCE_NEGATIVE, build.earned() + " experience are earned", "0 is the least", "earned");
        }
        int characteristics = Experience.characteristics(build).total();
        if (characteristics > build.experience()) {
            violations.add(
                    Code.CHARACTERISTICS_OVERSPENT,
                    "characteristics cost " + characteristics + " experience",
                    "they are bought at creation only, with " + build.experience(),
                    "characteristics");
        }
        int later = Experience.later(build);
        if (build.earned() > 0 && later > build.earned()) {
            violations.add(
                    Code.SKILL_AT_CREATION,
                    "ranks above " + Experience.SKILL_AT_CREATION + " cost " + later + " experience",
                    "they are bought after creation only, with the " + build.earned() + " that were earned",
                    "skills");
        }
        int left = byName.get("experience-left").total();
        if (left < 0) {
            violations.add(
                    Code.EXPERIENCE_OVERSPENT,
                    byName.get("experience-spent").total() + " experience are spent of "
                            + (build.experience() + build.earned()),
                    "spend " + -left + " less, or say how many were earned with 'earned'",
                    "experience");
        }
        int poor = byName.get("thrones-left").total();
        if (poor < 0) {
            violations.add(
                    Code.THRONES_OVERSPENT,
                    "equipment is worth " + byName.get("thrones-spent").total() + " thrones of " + build.thrones(),
                    "leave out what is worth " + -poor + ", or say how many thrones there were with 'thrones'",
                    "thrones");
        }
    }
}
