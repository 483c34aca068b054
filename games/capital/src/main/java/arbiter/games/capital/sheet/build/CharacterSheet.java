package arbiter.games.capital.sheet.build;

import arbiter.content.yaml.Node;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.Training;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.build.Findings;
import arbiter.rulebook.build.Objection;
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
        List<Objection> objections,
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

    public static CharacterSheet of(CharacterFile file, Handbook book) {
        return of(file.build(), book, Optional.of(file.node()));
    }

    private static CharacterSheet of(Build build, Handbook book, Optional<Node> node) {
        Findings findings = new Findings(node);
        new CreationCheck(build, book.creation(), findings).run();
        new SignatureCheck(build.signature(), findings).run();
        new EquipmentCheck(build, book.creation(), findings).run();
        Growing grown = Growing.through(build, book, findings);
        return new Totals(grown, book).sheet(findings.objections());
    }

    public boolean isLegal() {
        return objections.isEmpty();
    }

    /** The Attacks that the character has. */
    public List<AttackLine> attacks() {
        return AttackLine.of(profile);
    }

    public int slotsFree() {
        return slots.total() - slotsUsed.total();
    }
}
