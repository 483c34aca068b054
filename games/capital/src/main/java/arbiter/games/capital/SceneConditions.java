package arbiter.games.capital;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.EnumWords;
import arbiter.content.yaml.Node;
import arbiter.games.capital.ability.Cooldown;
import arbiter.games.capital.ability.Ultimate;
import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.rulebook.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What a situation says about a unit in words: {@code prone}, {@code grappled by rook}, {@code prepared agi}. Words that
 * are not here are left to the gamemaster's hand.
 */
final class SceneConditions {

    private static final List<String> CONDITIONS = conditions();
    private static final String GRAPPLED = "grappled by ";
    private static final String TAUNTED = "taunted by ";
    private static final String PREPARED = "prepared ";
    private static final String COOLING = " on cooldown";
    private static final String USED = " used";

    private final CapitalState state;
    private final Setting setting;
    private final Problems problems;

    SceneConditions(CapitalState state, Setting setting) {
        this.state = state;
        this.setting = setting;
        this.problems = setting.problems();
    }

    void read(Combatant unit, Node written) {
        String words = written.text();
        if (words.startsWith(GRAPPLED)) {
            named(written, words.substring(GRAPPLED.length()))
                    .ifPresent(grappler -> OpeningConditions.grapple(state, grappler, unit));
        } else if (words.startsWith(TAUNTED)) {
            named(written, words.substring(TAUNTED.length())).ifPresent(by -> OpeningConditions.taunt(unit, by));
        } else if (CONDITIONS.contains(words)) {
            OpeningConditions.condition(unit, OpeningConditions.Condition.values()[CONDITIONS.indexOf(words)]);
        } else if (words.startsWith(PREPARED)) {
            attribute(written, words.substring(PREPARED.length()))
                    .ifPresent(attribute -> OpeningConditions.prepare(unit, attribute));
        } else if (words.endsWith(COOLING)) {
            ability(
                            unit,
                            written,
                            words.substring(0, words.length() - COOLING.length()),
                            "Ability with a Cooldown",
                            Cooldown::isOf)
                    .ifPresent(ability -> OpeningConditions.cool(unit, ability));
        } else if (words.endsWith(USED)) {
            ability(unit, written, words.substring(0, words.length() - USED.length()), "Ultimate", Ultimate::is)
                    .ifPresent(ability -> OpeningConditions.use(unit, ability));
        } else {
            List<String> known = new ArrayList<>(CONDITIONS);
            known.addAll(List.of(
                    GRAPPLED + "UNIT",
                    TAUNTED + "UNIT",
                    PREPARED + "ATTRIBUTE",
                    "ABILITY" + COOLING,
                    "ULTIMATE" + USED));
            setting.otherCondition(unit.id(), written, known);
        }
    }

    private Optional<Attribute> attribute(Node written, String word) {
        List<String> words = List.copyOf(EnumWords.all(Attribute.class));
        int index = words.indexOf(word.toLowerCase(Locale.ROOT));
        if (index < 0) {
            problems.add(written.place(), Nearest.unknown("attribute", word, words));
            return Optional.empty();
        }
        return Optional.of(Attribute.values()[index]);
    }

    /** The timer of an Ability that the unit has, by its name or its id. */
    private Optional<String> ability(
            Combatant unit, Node written, String named, String what, Predicate<Ability> suits) {
        List<Ability> abilities = unit.profile().abilities().stream()
                .map(Acquired::ability)
                .filter(suits)
                .toList();
        Optional<Ability> found = abilities.stream()
                .filter(ability ->
                        ability.name().equalsIgnoreCase(named) || ability.id().equals(named))
                .findFirst();
        if (found.isEmpty()) {
            problems.add(
                    written.place(),
                    Nearest.unknown(
                            what + " of " + unit.name(),
                            named,
                            abilities.stream().map(Ability::name).toList()));
        }
        return found.map(Ability::timer);
    }

    private Optional<Combatant> named(Node written, String id) {
        List<String> ids = state.units().stream().map(Combatant::id).toList();
        if (!ids.contains(id)) {
            problems.add(written.place(), Nearest.unknown("unit", id, ids));
            return Optional.empty();
        }
        return Optional.of(state.unit(id));
    }

    private static List<String> conditions() {
        List<String> words = new ArrayList<>();
        for (OpeningConditions.Condition condition : OpeningConditions.Condition.values()) {
            words.add(EnumWords.of(condition));
        }
        return words;
    }
}
