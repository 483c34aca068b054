package arbiter.games.wasteland;

import static arbiter.games.wasteland.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.dice.RandomStream;
import arbiter.kernel.Refused;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.Question;
import arbiter.rulebook.build.Questionnaire;
import arbiter.testkit.Ledger;
import arbiter.testkit.RandomAnswers;
import org.junit.jupiter.api.Test;

class DeskTest {

    private static final WastelandDesk DESK = new WastelandDesk(BOOK);
    private static final int MADE = 10;
    private static final int HIGHEST = 15;

    /** There are fifteen ranks of perks, and one comes with each level. */
    @Test
    @Ledger({"WAS-CHAR-10", "WAS-CHAR-11"})
    void characters_made_by_chance_are_legal_and_grow_as_long_as_there_are_perks() {
        for (int seed = 1; seed <= MADE; seed++) {
            Source file = made(new RandomAnswers(new RandomStream(seed)).finish(DESK.create()));
            for (int level = 1; level < HIGHEST; level++) {
                CharacterReport before = DESK.check(file);
                assertThat(before.violations()).as(file.read()).isEmpty();
                assertThat(before.summary()).contains("level " + level + ",");
                file = made(new RandomAnswers(new RandomStream(100 * seed + level)).finish(DESK.level(file)));
            }
            assertThat(DESK.check(file).violations()).as(file.read()).isEmpty();
            Source highest = file;
            assertThatThrownBy(() -> DESK.level(highest))
                    .isInstanceOf(Refused.class)
                    .hasMessageContaining("has all perks there are");
        }
    }

    private static Source made(String text) {
        Source file = Source.text("made.yaml", text);
        assertThat(DESK.knows(Yaml.read(file))).as(text).isTrue();
        return file;
    }

    /** Six attributes; the seventh follows from them. */
    private static Questionnaire<String> begun() {
        return answer(
                DESK.create(), "Nell", "stowaway", "7", "6", "5", "4", "5", "5", "sneak", "small-guns", "medicine");
    }

    @Test
    @Ledger({"WAS-CHAR-1", "WAS-CHAR-2", "WAS-CHAR-3", "WAS-CHAR-10"})
    void answers_one_by_one_make_a_file() {
        Questionnaire<String> trained = answer(
                answer(begun(), "hard-shell"),
                "sneak",
                "small-guns",
                "medicine",
                "survival",
                "survival",
                "survival",
                "repair",
                "repair",
                "repair",
                "barter",
                "barter",
                "barter",
                "speech");
        assertThat(trained.question().orElseThrow().prompt())
                .isEqualTo("Which skill is one rank higher? 1 points are left.");
        Questionnaire<String> made = answer(
                trained,
                "speech",
                "scrap-pistol",
                "8",
                "leather-bracer humanoid-left-arm",
                "mender-shot",
                "mender-shot",
                "done");

        assertThat(made.result()).contains("""
            kind: wasteland-character
            name: Nell
            concept: stowaway
            attributes: {STR: 7, PER: 6, END: 5, CHA: 4, INT: 5, AGI: 5, LCK: 8}
            tags: [sneak, small-guns, medicine]
            skills: {sneak: 3, small-guns: 3, medicine: 3, survival: 3, repair: 3, barter: 3, speech: 2}
            perks: {hard-shell: 1}
            weapons: [scrap-pistol]
            shots: {light round: 8}
            armour:
              - {piece: leather-bracer, at: humanoid-left-arm}
            chems: {mender-shot: 2}
            """);
    }

    @Test
    void what_is_not_legal_is_not_offered_and_the_reason_is_told() {
        Questionnaire<String> strength = answer(DESK.create(), "Nell", "stowaway");
        Question attribute = strength.question().orElseThrow();
        Questionnaire<String> third = answer(begun(), "calm-hands", "sneak");

        assertThat(attribute.prompt()).isEqualTo("STR? 40 points are left for it and the 6 after it.");
        assertThat(attribute.least()).isEqualTo(4);
        assertThat(attribute.most()).isEqualTo(10);
        assertThat(answer(strength, "10", "9").question().orElseThrow().most()).isEqualTo(5);
        assertThat(refusal(answer(begun().back()), "sneak")).isEqualTo("it is one already");
        assertThat(refusal(third, "sneak")).isEqualTo("3 is the most");
        assertThat(choice(third, "pilot").text()).startsWith("Pilot 0, with PER 6: ");
    }

    @Test
    @Ledger({"WAS-CHAR-1", "honed", "broad-training"})
    void a_perk_asks_for_what_it_lets_one_choose() {
        assertThat(answer(begun(), "honed").question().orElseThrow().prompt()).isEqualTo("Which attribute is honed?");
        assertThat(choice(answer(begun(), "honed"), "AGI").text()).isEqualTo("AGI 6");
        Questionnaire<String> broad = answer(begun(), "broad-training");
        assertThat(broad.question().orElseThrow().prompt())
                .isEqualTo("Broad Training gives one more tag skill. Which?");
        assertThat(choice(answer(broad, "pilot"), "pilot").text()).startsWith("Pilot 2, with PER 6: ");
    }

    @Test
    @Ledger({"WAS-CHAR-11", "WAS-CHAR-10"})
    void the_next_level_takes_experience_and_brings_a_rank_and_a_perk() {
        Source rook = WastelandContent.resources().character("rook");
        Questionnaire<String> earning = DESK.level(rook);

        assertThat(earning.question().orElseThrow().prompt())
                .isEqualTo("Rook has 0 experience, and level 2 takes 100. How much more was earned?");
        assertThat(earning.question().orElseThrow().least()).isEqualTo(100);
        assertThatThrownBy(() -> earning.answer("99")).hasMessageContaining("give a number from 100");
        Questionnaire<String> perk = answer(earning, "120", "small-guns");
        assertThat(refusal(perk, "calm-hands")).isEqualTo("there is no rank after 1");
        assertThat(answer(perk, "tough-stock").result().orElseThrow())
                .contains("level: 2", "experience: 120", "small-guns: 4", "perks: {calm-hands: 1, tough-stock: 1}")
                .contains("text: Counts to six");
    }

    private static String refusal(Questionnaire<String> at, String option) {
        return choice(at, option).refusal().orElseThrow();
    }

    private static Choice choice(Questionnaire<String> at, String option) {
        return at.question().orElseThrow().options().stream()
                .filter(choice -> choice.id().equals(option))
                .findFirst()
                .orElseThrow();
    }

    private static Questionnaire<String> answer(Questionnaire<String> start, String... answers) {
        Questionnaire<String> at = start;
        for (String answer : answers) {
            at = at.answer(answer);
        }
        return at;
    }
}
