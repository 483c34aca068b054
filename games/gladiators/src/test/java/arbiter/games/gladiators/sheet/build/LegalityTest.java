package arbiter.games.gladiators.sheet.build;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.sheet.Build;
import arbiter.rulebook.build.Violation;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Whatever can be wrong: found with its place, and legal again when mended as the finding says. */
class LegalityTest {

    /** What is wrong, where, the character that has it, and the same one mended. */
    private record Case(Code code, String path, Build wrong, Build mended) {}

    private static final String M = "source: mutant, level: 2";

    private static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        power(cases, Code.UNKNOWN_MODIFIER, "modifiers[0]", ev("rangd"), ev("ranged"));
        power(cases, Code.UNKNOWN_WORD, "modifiers[1]", at("ranged, lethal evry"), at("ranged, lethal any"));
        power(cases, Code.WORD_MISSING, "modifiers[0]", ev("limited 50"), ev("limited 50 under water"));
        power(
                cases,
                Code.WORDS_TOO_MANY,
                "options",
                "{ability: concealment, options: [vision, radar, sonar, super-hearing], " + M + "}",
                "{ability: concealment, options: [vision, radar, sonar], " + M + "}");
        power(
                cases,
                Code.LEVEL_TOO_LOW,
                "level",
                "{ability: luck, source: mutant, level: 0}",
                "{ability: luck, " + M + "}");
        power(
                cases,
                Code.LEVEL_TOO_HIGH,
                "level",
                "{ability: luck, source: mutant, level: 2000000000}",
                "{ability: forced-move-defence, source: mutant, level: 30}");
        power(cases, Code.SOURCE_MISSING, "source", "{ability: luck, level: 2}", "{ability: luck, " + M + "}");
        power(
                cases,
                Code.CONVENTIONAL_LEVEL,
                "level",
                "{ability: luck, source: conventional, level: 6}",
                "{ability: luck, source: conventional, level: 6, large-item: true}");
        power(
                cases,
                Code.ACTIVATION_NEEDS_DURATION,
                "modifiers[0]",
                ev("activation 5+"),
                ev("activation 5+, persistent personal"));
        power(cases, Code.FADES_NEEDS_PERSISTENT, "modifiers[0]", ev("fades"), ev("fades, persistent personal"));
        power(cases, Code.ALWAYS_ON_EXCLUDES, "modifiers[1]", ev("always-on, backfire"), ev("always-on"));
        power(cases, Code.COMPLEX_EXCLUDES, "modifiers[0]", ev("complex, persistent personal"), ev("complex"));
        power(
                cases,
                Code.AUTOFIRE_NEEDS_DIRECT,
                "modifiers[0]",
                at("autofire 2, ranged, area blast"),
                at("autofire 2, ranged"));
        power(
                cases,
                Code.CASCADE_NEEDS_AIM,
                "modifiers[0]",
                at("cascade, ranged, indirect"),
                at("cascade, ranged, seeking"));
        power(cases, Code.BULLET, "modifiers[0]", at("bullet, ranged"), at("bullet, ranged, lethal"));
        power(cases, Code.CONE, "modifiers[1]", at("ranged, area cone"), at("touch, area cone"));
        power(
                cases,
                Code.BARRAGE,
                "modifiers[1]",
                at("ranged, area large barrage"),
                at("ranged, area very-large barrage"));
        power(cases, Code.AREA_WITHOUT_RANGE, "modifiers[0]", at("area line"), at("area line, touch"));
        power(cases, Code.INDIRECT_NEEDS_RANGE, "modifiers[0]", at("indirect"), at("indirect, close"));
        power(
                cases,
                Code.INDIRECT_AREA,
                "modifiers[0]",
                at("indirect, close, area line"),
                at("indirect, close, area blast"));
        power(cases, Code.SEEKING_NEEDS_RANGE, "modifiers[0]", at("seeking, close"), at("seeking, ranged"));
        power(
                cases,
                Code.DAMAGING_ATTACK_ONLY,
                "modifiers[1]",
                "{ability: hindering-attack, types: [solid], " + M + ", modifiers: [touch, rending]}",
                "{ability: hindering-attack, types: [solid], " + M + ", modifiers: [touch]}");
        power(cases, Code.MELEE, "modifiers[1]", at("short, melee"), at("short, melee, focus"));
        power(cases, Code.RESULT_ROLL_MISSING, "modifiers[0]", in("reliable"), in("reliable, touch"));
        power(cases, Code.SHIELD_NEEDS_TOUCH, "modifiers[0]", at("shield, close"), at("shield, touch"));
        power(cases, Code.COUNTER_NEEDS_RANGE, "modifiers", co("quick"), co("quick, touch"));
        power(cases, Code.UNCONTROLLABLE_WITH_RANGE, "modifiers[0]", ev("uncontrollable, touch"), ev("uncontrollable"));
        power(
                cases,
                Code.UNPREDICTABLE_NEEDS_RANGE,
                "modifiers[0]",
                at("unpredictable-targeting"),
                at("unpredictable-targeting, touch"));
        power(
                cases,
                Code.ENERGY_TWICE,
                "modifiers[1]",
                ar("energy-defence heat, energy-defence heat"),
                ar("energy-defence heat, energy-defence cold"));
        power(
                cases,
                Code.ENERGY_NOT_COVERED,
                "modifiers[0]",
                "{ability: damage-defence, against: {types: [solid]}, " + M + ", modifiers: [energy-defence heat]}",
                "{ability: damage-defence, against: {types: [solid, energy]}, " + M
                        + ", modifiers: [energy-defence heat]}");
        power(
                cases,
                Code.GAS_NEEDS_POISON,
                "modifiers[1]",
                at("touch, gas"),
                "{ability: damaging-attack, types: [poison], " + M + ", modifiers: [touch, gas]}");
        power(
                cases,
                Code.WALL_LINE,
                "modifiers",
                wall("solid", "1-hit", "touch, area blast"),
                wall("solid", "1-hit", "touch, area line"));
        power(
                cases,
                Code.WALL_TYPE,
                "types",
                wall("poison", "1-hit", "touch, area line"),
                wall("physical", "1-hit", "touch, area line"));
        power(
                cases,
                Code.WALL_VULNERABILITY,
                "options",
                wall("solid", "1-hit, vulnerable-solid, vulnerable-heat", "touch, area line"),
                wall("solid", "1-hit, vulnerable-heat", "touch, area line"));
        power(cases, Code.SUPPRESS_NEEDS_AREA, "modifiers", su("ranged"), su("ranged, area blast"));
        power(
                cases,
                Code.SUPPRESS_STICKY,
                "modifiers[1]",
                su("area blast, persistent sticky"),
                su("area blast, persistent barrier"));
        power(
                cases,
                Code.SUMMON_DURATION,
                "modifiers[0]",
                "{ability: summon, " + M + ", modifiers: [persistent personal]}",
                "{ability: summon, " + M + ", modifiers: [persistent personal, area blast]}");
        power(
                cases,
                Code.AGAINST_CONVENTIONAL,
                "against",
                "{ability: damage-defence, against: {source: conventional}, " + M + "}",
                "{ability: damage-defence, against: {source: magical}, " + M + "}");
        power(
                cases,
                Code.AGAINST_SOURCE,
                "against",
                "{ability: general-defence, against: {source: magical}, " + M + "}",
                "{ability: general-defence, against: {types: [psychic]}, " + M + "}");
        power(
                cases,
                Code.UNLIMITED,
                "modifiers[1]",
                at("area blast, persistent barrier unlimited"),
                at("area blast, persistent barrier unlimited, limited-ammo 3"));
        power(
                cases,
                Code.MOUNT_WITHOUT_MOVEMENT,
                "modifiers[0]",
                ev("mount"),
                "{ability: movement, types: [solid], options: [air], " + M + ", modifiers: [mount]}");
        power(
                cases,
                Code.GAS_MASK_WITH_AIR,
                "options",
                "{ability: life-support, options: [air, poison-gas], " + M + "}",
                "{ability: life-support, options: [air], " + M + "}");
        power(
                cases,
                Code.TYPE_FIXED,
                "types",
                "{ability: telepathy, types: [solid], " + M + "}",
                "{ability: telepathy, " + M + "}");
        power(
                cases,
                Code.STAND_OFF,
                "options",
                "{ability: movement, types: [solid], options: [leap, stand-off leap], " + M + "}",
                "{ability: movement, types: [solid], options: [air, stand-off air], " + M + "}");
        power(
                cases,
                Code.PERSISTENT_NEEDS_AREA,
                "modifiers[1]",
                at("ranged, persistent sticky"),
                at("ranged, persistent sticky, area blast"));
        power(
                cases,
                Code.TYPES_TOO_MANY,
                "against",
                "{ability: damage-defence, against: {types: [solid, physical, energy, poison]}, " + M + "}",
                "{ability: damage-defence, against: {types: [solid, physical, energy]}, " + M + "}");
        power(
                cases,
                Code.TYPES_AND_SOURCE,
                "against",
                "{ability: damage-defence, against: {types: [solid], source: magical}, " + M + "}",
                "{ability: damage-defence, against: {types: [solid]}, " + M + "}");
        power(cases, Code.ALWAYS_ON_SLOW_OR_FADING, "modifiers[1]", ev("always-on, slow"), ev("slow"));
        power(cases, Code.SLOW_AND_QUICK, "modifiers[0]", ev("slow, quick"), ev("quick"));
        power(cases, Code.RANGE_TWICE, "modifiers[1]", at("touch, ranged"), at("touch, ranged, flexible-range"));
        power(
                cases,
                Code.TARGETING_TWICE,
                "modifiers[2]",
                at("ranged, direct, area blast"),
                at("ranged, direct, area blast, flexible-targeting"));
        power(cases, Code.MODIFIER_TWICE, "modifiers[1]", ev("quick, quick"), ev("quick"));
        power(cases, Code.MODIFIER_NOT_ALLOWED, "modifiers[0]", ev("stun"), ev("burnout"));
        power(cases, Code.ALWAYS_ON_WITH_RANGE, "modifiers[0]", ev("always-on, touch"), ev("always-on"));
        power(cases, Code.ALWAYS_ON_WITH, "modifiers[1]", ev("always-on, burnout"), ev("burnout"));
        power(cases, Code.ALWAYS_ON_FOR_OTHERS, "modifiers[0]", at("always-on"), at("always-on, area blast"));
        power(cases, Code.PERSISTENT_TARGET, "modifiers[0]", at("persistent target"), at("persistent target, touch"));
        power(
                cases,
                Code.PERSISTENT_WAY,
                "modifiers[1]",
                co("touch, persistent target"),
                co("touch, persistent personal"));
        power(cases, Code.RELIABLE_AND_UNRELIABLE, "modifiers[0]", at("reliable, unreliable"), at("reliable"));
        power(cases, Code.FOCUS_AND_ITEM, "modifiers[0]", ev("focus, item"), ev("focus"));
        power(cases, Code.SHIELD_AIM, "modifiers[1]", at("touch, shield, area blast"), at("touch, shield, direct"));
        power(cases, Code.IGNORES_WALLS_REACH, "modifiers[0]", ev("ignores-walls"), ev("ignores-walls, touch"));
        power(
                cases,
                Code.FLEXIBLE_COST_ALONE,
                "modifiers[0]",
                at("flexible-cost, touch"),
                at("flexible-cost, touch, distant, flexible-range"));
        power(
                cases,
                Code.FLEXIBLE_OPTION,
                "modifiers[2]",
                at("touch, direct, seeking, flexible-targeting"),
                at("ranged, direct, seeking, flexible-targeting"));
        power(
                cases,
                Code.FLEXIBLE_FLAW,
                "modifiers[3]",
                at("ranged, direct, area blast, bullet, lethal, flexible-targeting"),
                at("ranged, direct, area blast, lethal, flexible-targeting"));
        power(
                cases,
                Code.FLEXIBLE_ASLEEP,
                "modifiers[2]",
                at("ranged, distant, melee, flexible-range"),
                at("ranged, touch, melee, flexible-range"));
        power(cases, Code.FLEXIBLE_NOTHING, "modifiers[1]", at("ranged, flexible-range"), at("ranged"));
        power(cases, Code.OFFENSIVE_NEEDS_REACH, "modifiers[0]", in("stun"), in("stun, touch"));
        power(
                cases,
                Code.UNDETECTABLE_KIND,
                "modifiers[0]",
                ev("undetectable-effect radar"),
                ev("undetectable-effect vision"));
        power(
                cases,
                Code.TYPE_MISSING,
                "types",
                "{ability: transform, " + M + "}",
                "{ability: transform, types: [psychic], " + M + "}");
        power(
                cases,
                Code.TYPE_NOT_NAMED,
                "types",
                "{ability: luck, types: [solid], " + M + "}",
                "{ability: luck, " + M + "}");
        power(
                cases,
                Code.TYPES_SEVERAL,
                "types",
                "{ability: damaging-attack, types: [heat, cold], " + M + "}",
                "{ability: damaging-attack, types: [heat, cold], " + M + ", modifiers: [flexible-type]}");
        power(
                cases,
                Code.ENERGY_SUBTYPE,
                "types",
                "{ability: damaging-attack, types: [energy], " + M + "}",
                "{ability: damaging-attack, types: [heat], " + M + "}");
        power(
                cases,
                Code.ENERGY_AS_A_WHOLE,
                "against",
                "{ability: damage-defence, against: {types: [heat]}, " + M + "}",
                "{ability: damage-defence, against: {types: [energy]}, " + M + "}");
        power(
                cases,
                Code.ALTERNATIVES,
                "alternatives",
                "{ability: luck, " + M + ", alternatives: [{ability: speed}]}",
                "{ability: luck, " + M + ", alternatives: [{ability: speed}], modifiers: [flexible-ability]}");
        power(
                cases,
                Code.UPGRADE_DIFFERS,
                "upgrades",
                "{ability: movement, types: [solid], options: [air], " + M + ", upgrades: walk}",
                "{ability: movement, types: [solid], options: [ground], " + M + ", upgrades: walk}");
        power(
                cases,
                Code.POOL_OVERSPENT,
                "holds",
                "{ability: power-pool, options: [hour], " + M + ", holds: [{ability: luck, " + M + "}]}",
                "{ability: power-pool, options: [hour], " + M
                        + ", holds: [{ability: luck, source: mutant, level: 1}]}");
        power(
                cases,
                Code.POOL_NESTED,
                "holds[0].ability",
                "{ability: power-pool, options: [hour], source: mutant, level: 9, holds: [{ability: power-pool, options: [day], source: mutant, level: 1}]}",
                "{ability: power-pool, options: [hour], source: mutant, level: 9}");
        power(
                cases,
                Code.POOL_SOURCE,
                "holds[0].source",
                "{ability: power-pool, options: [hour], " + M + ", holds: [{ability: luck, source: alien, level: 1}]}",
                "{ability: power-pool, options: [hour], " + M
                        + ", holds: [{ability: luck, source: mutant, level: 1}]}");
        power(
                cases,
                Code.HOLDS_NOTHING,
                "holds",
                "{ability: luck, " + M + ", holds: [{ability: luck, source: mutant, level: 1}]}",
                "{ability: luck, " + M + "}");
        crowds(cases);
        people(cases);
        return cases;
    }

    /** What powers of one character say about each other. */
    private static void crowds(List<Case> cases) {
        String bolt = "{name: Bolt, ability: damaging-attack, types: [solid], " + M + ", modifiers: [ranged]}";
        String daze = "{name: Daze, ability: hindering-attack, types: [solid], " + M + ", modifiers: [%s]}";
        Build linked = Designs.major(bolt, daze.formatted("ranged, linked-ability with Bolt"));
        cases.add(new Case(
                Code.LINK_UNKNOWN,
                "powers[1].modifiers[1]",
                Designs.major(bolt, daze.formatted("ranged, linked-ability with Bold")),
                linked));
        cases.add(new Case(
                Code.LINK_DIFFERS,
                "powers[1].modifiers[1]",
                Designs.major(bolt, daze.formatted("close, linked-ability with Bolt")),
                linked));
        cases.add(new Case(Code.NAME_TWICE, "powers[1].name", Designs.major(bolt, bolt), linked));
        String walk = "{ability: movement, types: [solid], options: [ground], " + M + ", upgrades: walk}";
        cases.add(new Case(
                Code.UPGRADE_TWICE,
                "powers[1].upgrades",
                Designs.major(walk, walk.replace("{ability", "{name: Run, ability")),
                Designs.major(walk)));
        StringBuilder many = new StringBuilder();
        for (int i = 0; i < 500; i++) {
            many.append(i == 0 ? "" : ", ").append("{ability: luck}");
        }
        cases.add(
                new Case(
                        Code.FLEXIBLE_TOO_MANY,
                        "powers[0].modifiers",
                        Designs.major(
                                "{ability: speed, " + M + ", alternatives: [" + many
                                        + "], modifiers: [flexible-ability, flexible-range, touch, short, close, ranged, distant]}"),
                        Designs.major(
                                "{ability: speed, " + M
                                        + ", alternatives: [{ability: luck}], modifiers: [flexible-ability, flexible-range, touch, short]}")));
    }

    private static void people(List<Case> cases) {
        String good = "{trait: iron-will}, {trait: ingenious}, {trait: aggressive}";
        person(
                cases,
                Code.MINOR_LEVEL,
                "powers[0].level",
                "standing: minor\npowers: [{ability: luck, source: mutant, level: 4}]",
                "standing: minor\npowers: [{ability: luck, source: mutant, level: 3}]");
        person(
                cases,
                Code.ADVANTAGES,
                "traits",
                "traits: [{trait: iron-will}, {trait: aggressive}]",
                "traits: [" + good + "]");
        person(
                cases,
                Code.DISADVANTAGES,
                "traits",
                "traits: [{trait: iron-will}, {trait: ingenious}]",
                "traits: [" + good + "]");
        person(
                cases,
                Code.TRAIT_UNNAMED,
                "traits[3]",
                "traits: [" + good + ", {note: Oh}]",
                "traits: [" + good + ", {own: Oh, merit: advantage, frequency: rare, severity: minor}]");
        person(
                cases,
                Code.TRAIT_MERIT,
                "traits[3]",
                "traits: [" + good + ", {own: Oh, frequency: rare, severity: minor}]",
                "traits: [" + good + ", {own: Oh, merit: advantage, frequency: rare, severity: minor}]");
        person(
                cases,
                Code.TRAIT_FREQUENCY,
                "traits[3].frequency",
                "traits: [" + good + ", {trait: skill, severity: minor}]",
                "traits: [" + good + ", {trait: skill, severity: minor, frequency: rare}]");
        person(
                cases,
                Code.TRAIT_SEVERITY,
                "traits[3].severity",
                "traits: [" + good + ", {trait: ego-signature, severity: major}]",
                "traits: [" + good + ", {trait: ego-signature, severity: minor}]");
        person(
                cases,
                Code.TRAIT_TWICE,
                "traits[3]",
                "traits: [" + good + ", {trait: iron-will}]",
                "traits: [" + good + "]");
        person(
                cases,
                Code.TRAIT_ALONE,
                "traits[3]",
                "traits: [" + good + ", {trait: never-grows-up}]",
                "traits: [" + good + ", {trait: never-grows-up}, {trait: young}]");
        person(cases, Code.GP_NEGATIVE, "gp", "gp: -5\ntraits: [" + good + "]", "gp: 5\ntraits: [" + good + "]");
        person(
                cases,
                Code.GP_OVERSPENT,
                "gp",
                "gp: 5\ntraits: [" + good + "]\npowers: [{ability: heal, source: mutant, level: 1}]",
                "gp: 9\ntraits: [" + good + "]\npowers: [{ability: heal, source: mutant, level: 1}]");
    }

    private static void power(List<Case> cases, Code code, String path, String wrong, String mended) {
        cases.add(new Case(code, "powers[0]." + path, Designs.major(wrong), Designs.major(mended)));
    }

    private static void person(List<Case> cases, Code code, String path, String wrong, String mended) {
        cases.add(new Case(
                code,
                path,
                Designs.bind("name: Somebody\n" + wrong, Build.class),
                Designs.bind("name: Somebody\n" + mended, Build.class)));
    }

    private static String ev(String modifiers) {
        return "{ability: evasion, " + M + ", modifiers: [" + modifiers + "]}";
    }

    private static String at(String modifiers) {
        return "{ability: damaging-attack, types: [solid], " + M + ", modifiers: [" + modifiers + "]}";
    }

    private static String in(String modifiers) {
        return "{ability: insubstantial, against: {types: [solid]}, " + M + ", modifiers: [" + modifiers + "]}";
    }

    private static String ar(String modifiers) {
        return "{ability: armour, " + M + ", modifiers: [" + modifiers + "]}";
    }

    private static String co(String modifiers) {
        return "{ability: counter, types: [psychic], against: {types: [solid]}, " + M + ", modifiers: [" + modifiers
                + "]}";
    }

    private static String su(String modifiers) {
        return "{ability: suppress, options: [named speed], " + M + ", modifiers: [" + modifiers + "]}";
    }

    private static String wall(String type, String options, String modifiers) {
        return "{ability: wall, types: [" + type + "], options: [" + options + "], " + M + ", modifiers: [" + modifiers
                + "]}";
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
                .map(one -> DynamicTest.dynamicTest(one.code.word(), () -> {
                    List<Violation> found = Designs.sheet(one.wrong).violations();
                    assertThat(found).as("%s", found).anySatisfy(violation -> {
                        assertThat(violation.code()).isEqualTo(one.code);
                        assertThat(violation.path()).isEqualTo(one.path);
                        assertThat(violation.message()).isNotBlank();
                        assertThat(violation.fix()).isNotBlank();
                    });
                    assertThat(Designs.sheet(one.mended).violations()).isEmpty();
                }));
    }

    @Test
    void every_code_has_a_case() {
        assertThat(cases()).extracting(Case::code).containsAll(List.of(Code.values()));
    }

    @Test
    void every_check_of_the_ledger_has_a_code() {
        List<String> rules = Stream.of(Code.values()).map(Code::rule).toList();
        for (int number = 1; number <= 37; number++) {
            assertThat(rules).contains(String.format("GG-LEG-%02d", number));
        }
    }
}
