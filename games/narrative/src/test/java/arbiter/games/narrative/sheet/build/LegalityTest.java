package arbiter.games.narrative.sheet.build;

import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.yaml.Source;
import arbiter.games.narrative.NarrativeDesk;
import arbiter.rulebook.build.RuleCode;
import arbiter.rulebook.build.Violation;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One mistake at a time in a character who is legal otherwise. */
class LegalityTest {

    private static final NarrativeDesk DESK = new NarrativeDesk(BOOK);

    private static final String NELL = """
            kind: narrative-character
            name: Nell
            characteristics: {agility: 4}
            career: [athletics, stealth, cool, melee, lore, charm, medicae, survival]
            free-ranks: [athletics, stealth, cool, melee, brawl, driving]
            skills: {athletics: 1, stealth: 2, cool: 1, melee: 1, brawl: 1, driving: 1}
            talents: {grit: 1, toughened: 1}
            weapons: [combat-knife]
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "agility: 4} | brawn: 1} | nell.yaml:3:26: Brawn is 1; everybody begins with 2 [characteristic-range, NAR-CHAR-1]",
                "athletics, stealth, cool, melee, lore | athletics, stealth, cool, melee | nell.yaml:4:9: the career has 7 skills; name 8 [career-count, NAR-CHAR-7]",
                "lore, charm | lore, lore | nell.yaml:4:49: Lore is named twice; name another skill [career-twice, NAR-CHAR-7]",
                "melee, brawl | brawl | nell.yaml:5:13: 3 free ranks are in skills of the career; take 4 there [free-ranks-career, NAR-CHAR-7]",
                "brawl, driving] | brawl] | nell.yaml:5:13: 1 free ranks are in skills outside of the career; take 2 there [free-ranks-outside, NAR-CHAR-7]",
                "brawl, driving] | brawl, brawl] | nell.yaml:5:54: Brawl is named twice; name another skill [free-rank-twice, NAR-CHAR-7]",
                "brawl: 1, driving: 1} | brawl: 1} | nell.yaml:5:54: Driving has a free rank and is not among the skills; give it 1 or more under 'skills' [free-rank-missing, NAR-CHAR-7]",
                "stealth: 2 | stealth: 3 | nell.yaml:6:33: Stealth has 3 ranks before any experience was earned; 2 is the most at creation [skill-at-creation, NAR-CHAR-7]",
                "talents: {grit: 1, | talents: {grit: 2, | none",
                "talents: {grit: 1, | talents: {grit: 3, | nell.yaml:7:10: 1 talents of tier 3 stand on 1 of tier 2; have more of tier 2 than of tier 3 [talent-tiers, NAR-CHAR-8]",
                "toughened: 1 | quick-draw: 2 | nell.yaml:7:32: Quick Draw is taken 2 times; it can be had once [talent-ranks, NAR-CHAR-8]",
                "toughened: 1 | adversary: 1 | nell.yaml:7:31: Adversary is for opponents; take another talent [talent-of-opponents, NAR-NPC-4]",
                "[combat-knife] | [unarmed] | nell.yaml:8:11: Unarmed cannot be bought; it belongs to somebody's body or to a vehicle [not-for-sale, NAR-CHAR-7]",
                "[combat-knife] | [plasma-caster] | nell.yaml:1:1: equipment is worth 3000 thrones of 2000; leave out what is worth 1000, or say how many thrones there were with 'thrones' [thrones-overspent, NAR-CHAR-7]"
            })
    @Ledger({"NAR-CHAR-1", "NAR-CHAR-7", "NAR-CHAR-8"})
    void what_is_wrong_is_told_where_it_stands(String before, String after, String told) {
        String file = NELL.replace(before, after);
        if (told.equals("none")) {
            assertThat(DESK.check(Source.text("nell.yaml", file)).violations()).isEmpty();
        } else {
            assertThat(DESK.check(Source.text("nell.yaml", file)).violations())
                    .extracting(Violation::toString)
                    .contains(told);
        }
    }

    @Test
    @Ledger("NAR-CHAR-3")
    void characteristics_are_bought_at_creation_only() {
        String late = NELL.replace("{agility: 4}", "{agility: 5, brawn: 4}") + "earned: 200\n";

        assertThat(codes(late)).containsExactly(Code.CHARACTERISTICS_OVERSPENT);
        assertThat(codes(NELL.replace("agility: 4", "agility: 6")))
                .containsExactly(
                        Code.CHARACTERISTIC_AT_CREATION, Code.CHARACTERISTICS_OVERSPENT, Code.EXPERIENCE_OVERSPENT);
    }

    @Test
    @Ledger("NAR-CHAR-3")
    void higher_ranks_are_paid_with_what_was_earned() {
        String third = NELL.replace("stealth: 2", "stealth: 3");

        assertThat(codes(third + "earned: 15\n")).isEmpty();
        assertThat(codes(third + "earned: 14\n")).containsExactly(Code.SKILL_AT_CREATION);
        assertThat(codes(NELL.replace("brawl: 1, driving", "brawl: 3, driving") + "earned: 20\n"))
                .isEmpty();
        assertThat(codes(NELL.replace("brawl: 1, driving", "brawl: 3, driving") + "earned: 19\n"))
                .containsExactly(Code.SKILL_AT_CREATION);
        assertThat(codes(NELL.replace("stealth: 2", "stealth: 6") + "earned: 90\n"))
                .contains(Code.SKILL_RANKS);
    }

    @Test
    void experience_at_creation_is_one_of_two_and_earned_is_not_below_nothing() {
        assertThat(codes(NELL + "experience: 130\n")).containsExactly(Code.EXPERIENCE_AT_CREATION);
        assertThat(codes(NELL + "experience: 110\n")).isEmpty();
        assertThat(codes(NELL + "earned: -5\n")).containsExactly(Code.EXPERIENCE_NEGATIVE);
        assertThat(codes(NELL.replace("{agility: 4}", "{agility: 4, cunning: 3}") + "experience: 110\n"))
                .containsExactly(Code.EXPERIENCE_OVERSPENT);
    }

    private static List<RuleCode> codes(String file) {
        return DESK.check(Source.text("nell.yaml", file)).violations().stream()
                .map(Violation::code)
                .toList();
    }

    @Test
    void words_that_nobody_knows_are_refused_with_the_nearest() {
        assertThatThrownBy(() -> DESK.check(Source.text("nell.yaml", NELL.replace("stealth: 2", "stelth: 2"))))
                .hasMessageContaining("nell.yaml:6:")
                .hasMessageContaining("unknown skill 'stelth'")
                .hasMessageContaining("stealth");
    }
}
