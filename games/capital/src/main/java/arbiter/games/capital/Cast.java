package arbiter.games.capital;

import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.games.capital.sheet.Adversary;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.Unit;
import arbiter.games.capital.sheet.build.CharacterSheet;
import arbiter.games.capital.state.HouseRule;
import arbiter.games.capital.state.TableRules;
import java.util.Optional;
import java.util.OptionalInt;

/** Makes profiles of whoever is put on the table. */
final class Cast {

    private final Handbook book;
    private final TableRules rules;

    Cast(Handbook book, TableRules rules) {
        this.book = book;
        this.rules = rules;
    }

    /** A character's totals stand even if not everything about it is legal; nobody is turned away from a table. */
    Optional<Profile> profile(Unit unit, Node node, Problems problems) {
        if (unit instanceof Build build) {
            return Optional.of(CharacterSheet.of(build, book).profile());
        }
        if (unit instanceof Adversary adversary) {
            return Optional.of((rules.has(HouseRule.BONES_FOR_ALL) ? withBones(adversary) : adversary).profile(book));
        }
        problems.add(node.place(), "a vehicle comes with the character whose Signature it is");
        return Optional.empty();
    }

    /** Ledger: CAP-AMB-70. */
    private static Adversary withBones(Adversary unit) {
        return new Adversary(
                unit.id(),
                unit.name(),
                unit.level(),
                unit.size(),
                unit.tags(),
                unit.scores(),
                unit.hitPoints(),
                OptionalInt.of(unit.bones().orElse(unit.scores().get(Attribute.FTD))),
                unit.energy(),
                unit.armour(),
                unit.trainings(),
                unit.weapons(),
                unit.items(),
                unit.attacks(),
                unit.abilities(),
                unit.bossfight(),
                unit.text());
    }
}
