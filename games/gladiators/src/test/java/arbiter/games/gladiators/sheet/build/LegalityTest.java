package arbiter.games.gladiators.sheet.build;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.games.gladiators.sheet.Build;
import arbiter.rulebook.build.Violation;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Whatever can be wrong: found with its place, and legal again when mended as the finding says. */
class LegalityTest {

    private static final int MANY = 500;

    private record Case(String code, String path, Node wrong, Node mended) {}

    private static List<Case> cases() {
        return Yaml.read(Source.resource(LegalityTest.class, "/legality.yaml")).list().stream()
                .map(node -> new Case(
                        node.get("code").orElseThrow().text(),
                        node.get("path").orElseThrow().text(),
                        node.get("wrong").orElseThrow(),
                        node.get("mended").orElseThrow()))
                .toList();
    }

    /** With the traits and the GP of somebody whose powers are all that matters, unless the case names its own. */
    private static Build build(Node character) {
        boolean own =
                character.get("traits").isPresent() || character.get("standing").isPresent();
        String rest = "name: Somebody\n" + (own ? "" : "gp: 999\n" + Designs.TRAITS);
        return Designs.bind(rest + Yaml.write(character), Build.class);
    }

    @TestFactory
    @Ledger({
        "GG-LEG-01", "GG-LEG-02", "GG-LEG-03", "GG-LEG-04", "GG-LEG-05", "GG-LEG-06", "GG-LEG-07", "GG-LEG-08",
                "GG-LEG-09",
        "GG-LEG-10", "GG-LEG-11", "GG-LEG-12", "GG-LEG-13", "GG-LEG-14", "GG-LEG-15", "GG-LEG-16", "GG-LEG-17",
                "GG-LEG-18",
        "GG-LEG-19", "GG-LEG-20", "GG-LEG-21", "GG-LEG-22", "GG-LEG-23", "GG-LEG-24", "GG-LEG-25", "GG-LEG-26",
                "GG-LEG-27",
        "GG-LEG-28", "GG-LEG-29", "GG-LEG-30", "GG-LEG-31", "GG-LEG-32", "GG-LEG-33", "GG-LEG-34", "GG-LEG-35",
                "GG-LEG-36",
        "GG-LEG-37", "GG-CHR-3", "GG-CHR-8", "GG-ADV-1", "GG-AMB-10", "GG-AMB-75", "GG-AMB-80", "GG-AMB-84",
                "GG-AMB-98",
        "GG-AMB-107", "GG-AMB-109", "GG-AMB-110", "GG-AMB-111"
    })
    Stream<DynamicTest> what_is_wrong_is_found_and_can_be_mended() {
        return cases().stream()
                .map(one -> DynamicTest.dynamicTest(one.code, () -> {
                    List<Violation> found = Designs.sheet(build(one.wrong)).violations();
                    assertThat(found).as("%s", found).anySatisfy(violation -> {
                        assertThat(violation.code().word()).isEqualTo(one.code);
                        assertThat(violation.path()).isEqualTo(one.path);
                        assertThat(violation.message()).isNotBlank();
                        assertThat(violation.fix()).isNotBlank();
                    });
                    assertThat(Designs.sheet(build(one.mended)).violations()).isEmpty();
                }));
    }

    @Test
    @Ledger("GG-AMB-111")
    void work_for_a_flexible_power_is_bounded() {
        String many = "{ability: luck}" + ", {ability: luck}".repeat(MANY);
        Sheet sheet = Designs.sheet("{ability: speed, source: mutant, level: 2, alternatives: [" + many
                + "], modifiers: [flexible-ability, flexible-range, touch, short, close, ranged, distant]}");

        assertThat(sheet.violations()).extracting(Violation::code).contains(Code.FLEXIBLE_TOO_MANY);
    }

    @Test
    void every_code_has_a_case() {
        List<String> codes = Stream.of(Code.values())
                .filter(code -> code != Code.FLEXIBLE_TOO_MANY)
                .map(Code::word)
                .toList();
        assertThat(cases()).extracting(Case::code).containsAll(codes);
    }

    @Test
    void every_check_of_the_ledger_has_a_code() {
        List<String> rules = Stream.of(Code.values()).map(Code::rule).toList();
        for (int number = 1; number <= 37; number++) {
            assertThat(rules).contains(String.format("GG-LEG-%02d", number));
        }
    }
}
