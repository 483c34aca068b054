package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.item.Encumbrance;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Build;
import arbiter.kernel.Modifiers;
import java.util.LinkedHashMap;
import java.util.Map;

/** Every number of a character's sheet with its parts. Ledger: WAS-CHAR-4 to 9. */
final class Totals {

    private final Build build;
    private final Map<String, Modifiers> byName = new LinkedHashMap<>();
    private int steps;

    private Totals(Build build) {
        this.build = build;
    }

    static Map<String, Modifiers> of(Build build) {
        Totals totals = new Totals(build);
        totals.attributes();
        totals.burden();
        totals.derived();
        totals.growth();
        return totals.byName;
    }

    private void attributes() {
        for (Attribute which : Attribute.values()) {
            byName.put(
                    which.word(),
                    Modifiers.of("chosen", build.chosen(which))
                            .and("honed", build.attribute(which) - build.chosen(which)));
        }
    }

    /** Ledger: WAS-CHAR-9. */
    private void burden() {
        Modifiers capacity = Modifiers.of("base", DerivedValues.carried(0))
                .and("STR", DerivedValues.carried(build.attribute(Attribute.STRENGTH)) - DerivedValues.carried(0));
        for (var perk : build.perks().entrySet()) {
            capacity = capacity.and(perk.getKey().name(), perk.getKey().effect().carrying(perk.getValue()));
        }
        Modifiers load = Modifiers.none();
        for (var weapon : build.weapons()) {
            load = load.and(weapon.name(), weapon.weight());
        }
        for (Build.Worn worn : build.armour()) {
            load = load.and(worn.piece().name(), worn.piece().weight());
        }
        for (var chem : build.chems().entrySet()) {
            load = load.and(chem.getKey().name(), chem.getKey().weight() * chem.getValue());
        }
        byName.put("carry-weight", capacity);
        byName.put("load", load);
        steps = Encumbrance.steps(load.total(), capacity.total());
        if (steps > 0) {
            byName.put("encumbrance", Modifiers.of("begun 50 pounds above", steps));
        }
    }

    private void derived() {
        Modifiers health = Modifiers.of("END", build.attribute(Attribute.ENDURANCE))
                .and("LCK", build.attribute(Attribute.LUCK))
                .and("levels", build.level() - 1);
        for (var perk : build.perks().entrySet()) {
            health = health.and(perk.getKey().name(), perk.getKey().effect().health(perk.getValue()));
        }
        byName.put("health", health);
        byName.put(
                "initiative",
                Modifiers.of("PER", build.attribute(Attribute.PERCEPTION))
                        .and("AGI", build.attribute(Attribute.AGILITY))
                        .and("encumbrance", -steps));
        int agility = build.attribute(Attribute.AGILITY);
        byName.put("defense", Modifiers.of("base", 1).and("AGI " + agility, DerivedValues.defense(agility) - 1));
        int strength = build.attribute(Attribute.STRENGTH);
        byName.put("melee-bonus", Modifiers.of("STR " + strength, DerivedValues.meleeBonus(strength)));
        byName.put("luck-points", Modifiers.of("LCK", build.attribute(Attribute.LUCK)));
    }

    private void growth() {
        Modifiers spent = SkillPoints.spent(build);
        byName.put("skill-points-spent", spent);
        byName.put("skill-points-left", SkillPoints.given(build).and("spent", -spent.total()));
        byName.put(
                "experience-to-next-level",
                Modifiers.of("level " + (build.level() + 1), Levels.experienceFor(build.level() + 1))
                        .and("earned", -build.experience()));
    }
}
