package arbiter.games.narrative;

import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.dice.RandomStream;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.Questionnaire;
import arbiter.testkit.Ledger;
import arbiter.testkit.RandomAnswers;
import org.junit.jupiter.api.Test;

class DeskTest {

    private static final NarrativeDesk DESK = new NarrativeDesk(BOOK);
    private static final int MADE = 10;

    @Test
    void characters_made_by_chance_are_legal_and_grow() {
        for (int seed = 1; seed <= MADE; seed++) {
            String text = new RandomAnswers(new RandomStream(seed)).finish(DESK.create());
            Source file = Source.text("made.yaml", text);
            assertThat(DESK.knows(Yaml.read(file))).as(text).isTrue();
            CharacterReport made = DESK.check(file);
            assertThat(made.violations()).as(text).isEmpty();

            String grown = new RandomAnswers(new RandomStream(100 + seed)).finish(DESK.level(file));
            CharacterReport after = DESK.check(Source.text("made.yaml", grown));
            assertThat(after.violations()).as(grown).isEmpty();
            assertThat(after.summary()).isNotEqualTo(made.summary());
        }
    }

    private static Questionnaire<String> begun() {
        return answer(
                DESK.create(),
                "Nell",
                "stowaway",
                "150",
                "athletics",
                "stealth",
                "cool",
                "melee",
                "lore",
                "charm",
                "medicae",
                "survival",
                "athletics",
                "stealth",
                "cool",
                "melee",
                "brawl",
                "driving");
    }

    @Test
    @Ledger("NAR-CHAR-7")
    void answers_one_by_one_make_a_file() {
        Questionnaire<String> made =
                answer(begun(), "agility", "agility", "stealth", "grit", "done", "combat-knife", "padded-coat", "done");

        assertThat(made.result()).contains("""
            kind: narrative-character
            name: Nell
            concept: stowaway
            characteristics: {agility: 4}
            career: [athletics, stealth, cool, melee, lore, charm, medicae, survival]
            free-ranks: [athletics, stealth, cool, melee, brawl, driving]
            skills: {athletics: 1, stealth: 2, cool: 1, melee: 1, brawl: 1, driving: 1}
            talents: {grit: 1}
            weapons: [combat-knife]
            armour: padded-coat
            """);
        assertThat(DESK.check(Source.text("nell.yaml", made.result().orElseThrow()))
                        .summary())
                .isEqualTo("stowaway, 85 of 150 experience");
    }

    @Test
    void what_is_not_legal_is_not_offered_and_prices_are_named() {
        Questionnaire<String> shop = answer(begun(), "stealth");

        assertThat(refusal(shop, "stealth")).contains("2 is the most at creation");
        assertThat(text(shop, "athletics")).isEqualTo("Athletics 2, 10 experience");
        assertThat(text(shop, "brawl")).isEqualTo("Brawl 2, 15 experience");
        assertThat(text(shop, "agility")).isEqualTo("Agility 3, 30 experience");
        assertThat(refusal(shop, "lethal-blows")).contains("1 talents of tier 2 stand on 0 of tier 1");
        assertThat(refusal(answer(shop, "done"), "plasma-caster")).contains("worth 3000 thrones of 2000");
        assertThat(shop.question().orElseThrow().prompt()).isEqualTo("What next? 140 experience are left.");
    }

    @Test
    void experience_from_play_buys_ranks_but_no_characteristics() {
        Source file = Source.text(
                "nell.yaml", answer(begun(), "stealth", "done", "done").result().orElseThrow());
        Questionnaire<String> shop = answer(DESK.level(file), "15");

        assertThat(shop.question().orElseThrow().options())
                .noneMatch(choice -> choice.id().equals("agility"));
        assertThat(answer(shop, "stealth", "done").result().orElseThrow()).contains("earned: 15", "stealth: 3");
    }

    private static String refusal(Questionnaire<String> at, String option) {
        return choice(at, option).refusal().orElseThrow();
    }

    private static String text(Questionnaire<String> at, String option) {
        return choice(at, option).text();
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
