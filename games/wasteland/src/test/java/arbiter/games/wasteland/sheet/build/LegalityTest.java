package arbiter.games.wasteland.sheet.build;

import static arbiter.games.wasteland.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.yaml.Source;
import arbiter.games.wasteland.WastelandDesk;
import arbiter.rulebook.build.RuleCode;
import arbiter.rulebook.build.Violation;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One mistake at a time in a character who is legal otherwise. */
class LegalityTest {

    private static final WastelandDesk DESK = new WastelandDesk(BOOK);

    private static final String NELL = """
            kind: wasteland-character
            name: Nell
            attributes: {STR: 7, PER: 6, CHA: 4, LCK: 8}
            tags: [sneak, small-guns, medicine]
            skills: {sneak: 3, small-guns: 3, medicine: 3, survival: 3, repair: 3, barter: 3, speech: 2}
            perks: {hard-shell: 1}
            weapons: [scrap-pistol, machete]
            shots: {light round: 8}
            armour: [{piece: patchwork-coat}, {piece: leather-bracer, at: humanoid-left-arm}]
            chems: {mender-shot: 1}
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "STR: 7 | STR: 5, END: 7 | none",
                "STR: 7 | STR: 3 | nell.yaml:3:19: STR is 3; give it 4 to 10 [attribute-range, WAS-CHAR-1]",
                "LCK: 8} | LCK: 9} | nell.yaml:3:13: the attributes are 41 together; make them 40; what is left out is 5 [attribute-total, WAS-CHAR-1]",
                "[sneak, small-guns, medicine] | [sneak, small-guns] | nell.yaml:4:7: there are 2 tag skills; name 3 [tag-count, WAS-CHAR-2]",
                "[sneak, small-guns, medicine] | [sneak, small-guns, sneak] | nell.yaml:4:27: Sneak is named twice; name another skill [tag-twice, WAS-CHAR-2]",
                "[sneak, small-guns, medicine] | [sneak, small-guns, pilot] | nell.yaml:4:27: Pilot is a tag skill of rank 0; give it 2 or more under 'skills' [tag-rank, WAS-CHAR-2]",
                "speech: 2 | speech: 0 | nell.yaml:5:91: Speech has rank 0; ranks are 1 to 6; leave the others out [skill-rank, WAS-CHAR-3]",
                "sneak: 3, | sneak: 4, | nell.yaml:5:17: Sneak has rank 4 at level 1; 3 is the most [skill-at-creation, WAS-CHAR-3]",
                "speech: 2 | speech: 3 | nell.yaml:5:9: the skills cost 15 points of 14; take 1 ranks less [skill-points-overspent, WAS-CHAR-3]",
                "speech: 2 | speech: 1 | nell.yaml:5:9: the skills cost 13 points of 14; take 1 ranks more [skill-points-left, WAS-CHAR-3]",
                "hard-shell: 1 | hard-shell: 2 | nell.yaml:6:8: there are 2 ranks of perks at level 1; take one for each level, 1 in all [perk-count, WAS-CHAR-10]",
                "hard-shell: 1 | hard-shell: 3 | nell.yaml:6:21: Hard Shell has rank 3; it can be had up to rank 2 [perk-rank, WAS-CHAR-10]",
                "hard-shell: 1 | fast-reach: 2 | nell.yaml:6:21: Fast Reach has rank 2; it can be had once [perk-rank, WAS-CHAR-10]",
                "hard-shell: 1} | honed: 1} | nell.yaml:1:1: 0 attributes are honed; name 1, one for each rank of the perk [honed-count, WAS-CHAR-10]",
                "scrap-pistol, | hound-bite, | nell.yaml:7:11: Bite cannot be carried; leave it out; it belongs to a body, and everybody has bare hands anyway [weapon-of-a-body, WAS-ATK-12]",
                "light round: 8 | light round: 0 | nell.yaml:8:22: there are 0 shots of light round; give 1 or more, or leave them out [shots-count, WAS-GEAR-4]",
                "light round | light bolt | nell.yaml:8:21: no weapon fires 'light bolt'; use one of light round, heavy round, rifle round, shell, spike, cell, fuel, belt round, rocket, torch charge, rotary round, launcher shell [shots-kind, WAS-GEAR-4]",
                "at: humanoid-left-arm | at: humanoid-left-leg | nell.yaml:9:35: Leather bracer is worn at the left leg; say 'at' one of humanoid-left-arm, humanoid-right-arm [armour-limb, WAS-GEAR-1]",
                "{piece: leather-bracer, at: humanoid-left-arm} | {piece: leather-bracer} | nell.yaml:9:35: Leather bracer is worn at no limb in particular; say 'at' one of humanoid-left-arm, humanoid-right-arm [armour-limb, WAS-GEAR-1]",
                "{piece: patchwork-coat} | {piece: patchwork-coat, at: humanoid-torso} | nell.yaml:9:10: Patchwork coat is not for one limb; leave out where it is worn [armour-limb, WAS-GEAR-1]",
                "{piece: leather-bracer, at: humanoid-left-arm} | {piece: sealed-suit} | nell.yaml:9:35: Sealed suit covers the torso, where something of its layer is worn; wear one piece of clothing and one of armour at a location [armour-twice, WAS-GEAR-1]",
                "mender-shot: 1 | mender-shot: 0 | nell.yaml:10:22: there are 0 doses of Mender shot; give 1 or more, or leave it out [doses-count, WAS-MIN-5]"
            })
    @Ledger({"WAS-CHAR-1", "WAS-CHAR-2", "WAS-CHAR-3", "WAS-CHAR-10", "WAS-GEAR-1", "WAS-GEAR-4"})
    void what_is_wrong_is_told_where_it_stands(String before, String after, String told) {
        assertThat(codes(NELL)).isEmpty();
        String file = NELL.replace(before, after);
        assertThat(file).isNotEqualTo(NELL);

        List<String> violations = DESK.check(Source.text("nell.yaml", file)).violations().stream()
                .map(Violation::toString)
                .toList();

        if (told.equals("none")) {
            assertThat(violations).isEmpty();
        } else {
            assertThat(violations).contains(told);
        }
    }

    @Test
    @Ledger("WAS-CHAR-11")
    void a_level_takes_experience_and_gives_a_rank_and_a_perk() {
        String second = NELL.replace("speech: 2", "speech: 3").replace("hard-shell: 1", "hard-shell: 2") + "level: 2\n";

        assertThat(codes(second + "experience: 100\n")).isEmpty();
        assertThat(codes(second + "experience: 99\n")).containsExactly(Code.EXPERIENCE_MISSING);
        assertThat(codes(NELL + "level: 0\n")).contains(Code.LEVEL_RANGE);
        assertThat(codes(NELL + "experience: -1\n")).containsExactly(Code.EXPERIENCE_NEGATIVE);
        assertThat(List.of(1, 2, 3, 4, 5, 6))
                .extracting(Levels::experienceFor)
                .containsExactly(0, 100, 300, 600, 1000, 1500);
    }

    @Test
    @Ledger({"WAS-CHAR-3", "WAS-CHAR-11"})
    void ranks_above_three_come_with_levels() {
        String second = NELL.replace("hard-shell: 1", "hard-shell: 2") + "level: 2\nexperience: 100\n";

        assertThat(codes(second.replace("sneak: 3,", "sneak: 4,"))).isEmpty();
        assertThat(codes(second.replace("sneak: 3,", "sneak: 5,").replace("speech: 2", "speech: 1")))
                .containsExactly(Code.SKILL_AT_CREATION);
    }

    @Test
    @Ledger("honed")
    void an_attribute_is_honed_to_ten_at_most_and_skill_points_stay() {
        String honed = NELL.replace("{hard-shell: 1}", "{honed: 1}\nhoned: [INT]");
        String tenfold = honed.replace("STR: 7, PER: 6, CHA: 4, LCK: 8", "CHA: 4, AGI: 6, LCK: 10");

        assertThat(codes(honed)).isEmpty();
        assertThat(codes(tenfold)).isEmpty();
        assertThat(codes(tenfold.replace("[INT]", "[LCK]"))).containsExactly(Code.HONED_TOO_FAR);
    }

    @Test
    @Ledger("broad-training")
    void one_more_tag_skill_has_two_ranks_for_free() {
        String broad = NELL.replace("{hard-shell: 1}", "{broad-training: 1}").replace("medicine]", "medicine, barter]");

        assertThat(codes(broad)).containsExactly(Code.SKILL_POINTS_LEFT);
        assertThat(codes(broad.replace("speech: 2", "speech: 3, pilot: 1"))).isEmpty();
        assertThat(codes(NELL.replace("{hard-shell: 1}", "{broad-training: 1}")))
                .containsExactly(Code.TAG_COUNT);
    }

    private static List<RuleCode> codes(String file) {
        return DESK.check(Source.text("nell.yaml", file)).violations().stream()
                .map(Violation::code)
                .toList();
    }

    @Test
    void words_that_nobody_knows_are_refused_with_the_nearest() {
        assertThatThrownBy(() -> DESK.check(Source.text("nell.yaml", NELL.replace("sneak: 3", "sneek: 3"))))
                .hasMessageContaining("nell.yaml:5:")
                .hasMessageContaining("unknown skill 'sneek'")
                .hasMessageContaining("sneak");
        assertThatThrownBy(() -> DESK.check(Source.text("nell.yaml", NELL.replace("LCK: 8", "LUC: 8"))))
                .hasMessageContaining("nell.yaml:3:")
                .hasMessageContaining("LCK");
    }
}
