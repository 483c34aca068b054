package arbiter.games.gladiators.result;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each Type and each Source: a defence against it stops what is of it, and nothing else. */
class TypesAndSourcesTest extends StrictScenarios<GladiatorsState> {

    /** What powers of a Type may be. */
    private static final Map<String, List<String>> TYPES = new TreeMap<>(Map.of(
            "energy", List.of("heat", "cold", "electricity", "radiation", "entropy"),
            "physical", List.of("physical"),
            "poison", List.of("poison"),
            "psychic", List.of("psychic"),
            "solid", List.of("solid")));

    private static final List<String> SOURCES =
            List.of("alien", "conventional", "cosmic", "magical", "mutant", "technological");

    private static String bolt(String type, String source) {
        return BOLT.replace("heat", type).replace("source: mutant", "source: " + source);
    }

    private static String ward(String ability, String against) {
        return "{name: Ward, ability: " + ability + ", against: {" + against
                + "}, source: mutant, level: 3, modifiers: [always-on]}";
    }

    /** Whether a Damage Defence of Level 3 stands against a bolt of Level 4. */
    private void meets(String ward, String bolt, boolean stops) {
        Gladiator ana = hero("Ana", hex(2, 5), bolt);
        Gladiator ben = villain("Ben", hex(6, 5), ward);
        var play = scenario(table(ana, ben)).dice("attack.result", 1);

        AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(ana, "bolt"), ben));

        assertThat(play.log())
                .containsExactly(
                        stops
                                ? "Ana's Bolt on Ben: +4 Bolt against +3 Ward needs 5, rolls 1, no effect"
                                : "Ana's Bolt on Ben: +4 Bolt needs 2, rolls 1, no effect");
    }

    @TestFactory
    @Ledger({"energy", "physical", "poison", "psychic", "solid", "damage-defence"})
    Stream<DynamicTest> a_defence_against_a_type_stops_all_of_it_and_nothing_else() {
        return TYPES.keySet().stream()
                .flatMap(named -> TYPES.entrySet().stream()
                        .flatMap(entry -> entry.getValue().stream()
                                .map(type -> DynamicTest.dynamicTest(
                                        named + " against " + type,
                                        () -> meets(
                                                ward("damage-defence", "types: [" + named + "]"),
                                                bolt(type, "mutant"),
                                                named.equals(entry.getKey()))))));
    }

    /** By Drain Defence, the one that may name Conventional too. */
    @TestFactory
    @Ledger({"alien", "conventional", "cosmic", "magical", "mutant", "technological", "drain-defence"})
    Stream<DynamicTest> a_defence_against_a_source_stops_all_of_it_and_nothing_else() {
        return SOURCES.stream()
                .flatMap(named -> SOURCES.stream()
                        .map(source -> DynamicTest.dynamicTest(
                                named + " against " + source,
                                () -> drained(
                                        ward("drain-defence", "source: " + named), source, named.equals(source)))));
    }

    private void drained(String ward, String source, boolean stops) {
        Gladiator ana = hero(
                "Ana",
                hex(2, 5),
                "{name: Leech, ability: draining-attack, options: [attacks], types: [psychic], source: " + source
                        + ", level: 4, modifiers: [direct, close]}");
        Gladiator ben = villain("Ben", hex(6, 5), ward);
        var play = scenario(table(ana, ben)).dice("attack.result", 1);

        AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(ana, "leech"), ben));

        assertThat(play.log())
                .containsExactly(
                        stops
                                ? "Ana's Leech on Ben: +4 Leech against +3 Ward needs 5, rolls 1, no effect"
                                : "Ana's Leech on Ben: +4 Leech needs 2, rolls 1, no effect");
    }
}
