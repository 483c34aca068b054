package arbiter.games.capital.sheet.build;

import arbiter.content.yaml.Node;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.Training;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.build.Violation;
import arbiter.rulebook.build.Violations;
import arbiter.tabletop.build.BuildFile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A character worked out from its choices: every total with its parts, whatever is not legal about it, and the profile
 * that play uses. An illegal character has totals too.
 */
public record CharacterSheet(
        Build build,
        int level,
        List<Violation> violations,
        Map<Attribute, Modifiers> scores,
        Modifiers hitPoints,
        Modifiers energy,
        Modifiers bones,
        Modifiers slots,
        Modifiers slotsUsed,
        int openPicks,
        Modifiers armour,
        Modifiers hands,
        Modifiers money,
        List<Acquired> abilities,
        List<Training> trainings,
        Optional<CompanionSheet> companion,
        Profile profile) {

    /** A companion's hit points with their parts. */
    public record CompanionSheet(String name, Map<Attribute, Integer> scores, Modifiers hitPoints) {}

    /** The sheet of a character without a file, such as one that is being made. */
    public static CharacterSheet of(Build build, Handbook book) {
        return of(build, book, Optional.empty());
    }

    public static CharacterSheet of(BuildFile<Build> file, Handbook book) {
        return of(file.build(), book, Optional.of(file.node()));
    }

    public static CharacterSheet of(Build build, Handbook book, Optional<Node> node) {
        Violations violations = new Violations(node);
        new CreationCheck(build, book.creation(), violations).run();
        new SignatureCheck(build.signature(), violations).run();
        new EquipmentCheck(build, book.creation(), violations).run();
        Growing grown = Growing.through(build, book, violations);
        return new Totals(grown, book).sheet(violations.all());
    }

    public boolean isLegal() {
        return violations.isEmpty();
    }

    /** What a report shows, by name. */
    public Map<String, Modifiers> totals() {
        Map<String, Modifiers> totals = new LinkedHashMap<>();
        scores.forEach((attribute, score) -> totals.put(attribute.name(), score));
        totals.put("hit-points", hitPoints);
        totals.put("energy", energy);
        totals.put("bones", bones);
        totals.put("armour", armour);
        totals.put("hands", hands);
        totals.put("slots", slots);
        totals.put("slots-used", slotsUsed);
        totals.put("open-picks", Modifiers.of("open picks", openPicks));
        totals.put("money", money);
        companion.ifPresent(beside -> totals.put("companion-hit-points", beside.hitPoints()));
        return totals;
    }

    /** The Attacks that the character has. */
    public List<AttackLine> attacks() {
        return AttackLine.of(profile);
    }

    public int slotsFree() {
        return slots.total() - slotsUsed.total();
    }
}
