package arbiter.games.capital.sheet.build;

import static arbiter.games.capital.Characters.BOOK;
import static arbiter.games.capital.Characters.but;
import static arbiter.games.capital.Characters.captain;
import static arbiter.games.capital.Characters.codes;
import static arbiter.games.capital.Characters.levels;
import static arbiter.games.capital.Characters.plain;
import static arbiter.games.capital.Characters.plainBut;
import static arbiter.games.capital.Characters.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.rulebook.LedgerEntry;
import arbiter.rulebook.build.Violation;
import arbiter.testkit.Ledger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Each thing that can be wrong with a character, once. */
class ObjectionsTest {

    private static final String RIFLE = "  weapon: sig-rifle\n  damage-type: heat\n";

    @Test
    @Ledger({"CAP-CREATE-6", "CAP-CREATE-8", "CAP-CREATE-9", "CAP-CREATE-10", "CAP-AMB-131", "CAP-EQ-7"})
    void each_code_can_be_provoked() {
        Map<String, String> wrong = new LinkedHashMap<>();
        wrong.putAll(creation());
        wrong.putAll(gear());
        wrong.putAll(growth());

        wrong.forEach((code, yaml) -> assertThat(codes(yaml)).as(code).contains(code));
        assertThat(wrong.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(Code.values()).map(Code::word).toList());
    }

    @Test
    void each_code_names_a_rule_of_the_ledger() {
        assertThat(BOOK.content().shelf(LedgerEntry.class).ids())
                .containsAll(Arrays.stream(Code.values()).map(Code::rule).toList());
    }

    @Test
    void everything_wrong_is_said_at_once_with_place_and_remedy() {
        String yaml = but(plainBut("money: 300", "money: 500"), "raise: VSN", "raise: CHA")
                + levels("{hit-points: minimum, slots: [{ability: quick}, {ability: hot-shot-1}]}");

        assertThat(sheet(yaml).violations())
                .extracting(Violation::toString)
                .containsExactly(
                        "ona.yaml:13:8: a Lancer raises STR or VSN, not CHA; choose STR or VSN [raise-not-offered, CAP-CREATE-9]",
                        "ona.yaml:21:10: nobody starts with 500 mC; agree on 200 to 400 mC [money-out-of-range, CAP-AMB-131]",
                        "ona.yaml:23:53: Hot Shot I is locked and cannot be had for Slots; choose one that has a number of Slots [ability-locked, CAP-ABIL-2]");
        assertThat(sheet(yaml).violations().get(2).path()).isEqualTo("levels[0].slots[1]");
    }

    @Test
    void an_illegal_character_without_a_file_names_the_path_only() {
        var build = sheet(plainBut("money: 300", "money: 500")).build();

        assertThat(sheet(build).violations())
                .extracting(Violation::toString)
                .containsExactly(
                        "equipment.money: nobody starts with 500 mC; agree on 200 to 400 mC [money-out-of-range, CAP-AMB-131]");
    }

    private static Map<String, String> creation() {
        Map<String, String> wrong = new LinkedHashMap<>();
        wrong.put("strengths-count", plainBut("Climbing, ", ""));
        wrong.put("weaknesses-count", plainBut("Crowds, ", ""));
        wrong.put("points-total", plainBut("CHA: 2", "CHA: 1"));
        wrong.put("points-negative", plainBut("STR: 0", "STR: -1"));
        wrong.put("score-too-high", plainBut("VSN: 3", "VSN: 4"));
        wrong.put("raise-not-offered", plainBut("raise: VSN", "raise: KNW"));
        wrong.put("lower-not-offered", plainBut("lower: AGI", "lower: KNW"));
        wrong.put("signature-count", plainBut(RIFLE, RIFLE + "  companion: drone\n"));
        wrong.put("not-a-signature", plainBut(RIFLE, "  vehicle: dust-skimmer\n"));
        wrong.put("companion-scores", plainBut(RIFLE, "  companion: drone\n  scores: {STR: 6, AGI: 6}\n"));
        wrong.put("signature-extra", plainBut(RIFLE, RIFLE + "  abilities: [{ability: quick}]\n"));
        return wrong;
    }

    private static Map<String, String> gear() {
        Map<String, String> wrong = new LinkedHashMap<>();
        wrong.put("damage-type-missing", plainBut("  damage-type: heat\n", ""));
        wrong.put("damage-type-not-offered", plainBut("damage-type: sharp", "damage-type: cold"));
        wrong.put("weapon-missing", plainBut("  weapon: {weapon: pistol, damage-type: sharp}\n", ""));
        wrong.put("weapon-not-allowed", plainBut("{weapon: pistol, damage-type: sharp}", "{weapon: whip}"));
        wrong.put("outfits-count", plainBut("[everyday, professional]", "[everyday]"));
        wrong.put("outfit-not-allowed", plainBut("[everyday, professional]", "[everyday, formal]"));
        wrong.put("money-out-of-range", plainBut("money: 300", "money: 401"));
        wrong.put("earned-negative", plain() + "  earned: -1\n");
        wrong.put("grade-wrong", plain() + "  bought: [{item: tent, grade: 5-man}]\n");
        wrong.put("count-wrong", plain() + "  bought: [{item: torch, count: 0}]\n");
        wrong.put("not-for-sale", plain() + "  bought: [{item: whip}]\n");
        wrong.put("signature-only", plain() + "  found: [{item: sig-warhammer}]\n");
        wrong.put("money-overspent", plain() + "  bought: [{item: standard-armour, grade: \"+4\"}]\n");
        wrong.put("armour-not-owned", plain() + "  wears: \"+3\"\n");
        return wrong;
    }

    private static Map<String, String> growth() {
        Map<String, String> wrong = new LinkedHashMap<>();
        wrong.put("level-too-high", plain() + "levels:\n" + "  - {hit-points: 4}\n".repeat(10));
        wrong.put("hit-dice-count", plain() + levels("{hit-points: 4+4}"));
        wrong.put("companion-dice", plain() + levels("{hit-points: 4, companion-hit-points: 4}"));
        wrong.put("pick-not-on-list", plain() + levels("{hit-points: 4}", "{hit-points: 4, picks: [assemble-1]}"));
        wrong.put("picks-too-many", plain() + levels("{hit-points: 4, picks: [hot-shot-1]}"));
        wrong.put("ability-locked", bought("{ability: surge-1}"));
        wrong.put("ability-twice", bought("{ability: bonk}, {ability: bonk}"));
        wrong.put("requirement-missing", bought("{ability: mind-trick}"));
        wrong.put("other-class", bought("{ability: defensive-focus}"));
        wrong.put("signature-needed", bought("{ability: backup}"));
        wrong.put("choice-missing", bought("{ability: damage-resist}"));
        wrong.put("choice-not-needed", bought("{ability: bonk, attribute: STR}"));
        wrong.put("slots-overspent", bought("{ability: healthy}, {ability: bonk}"));
        wrong.put("score-at-highest", captainOfTen());
        return wrong;
    }

    /** CHA 7 rises at Levels 3, 7 and 9 to 10, for 3, 3 and 4 Slots, and then once more. */
    private static String captainOfTen() {
        String bonus = "{hit-points: minimum, slots: [{ability: attribute-bonus, attribute: CHA}]}";
        String none = "{hit-points: minimum}";
        return but(captain(), "CHA: 2", "CHA: 3").replace("VSN: 3", "VSN: 2")
                + levels(none, bonus, none, none, none, bonus, none, bonus, bonus);
    }

    private static String bought(String slots) {
        return plain() + levels("{hit-points: minimum, slots: [" + slots + "]}");
    }
}
