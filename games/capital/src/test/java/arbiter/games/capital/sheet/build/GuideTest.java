package arbiter.games.capital.sheet.build;

import static arbiter.games.capital.Characters.BOOK;
import static arbiter.games.capital.Characters.captain;
import static arbiter.games.capital.Characters.levels;
import static arbiter.games.capital.Characters.plain;
import static arbiter.games.capital.Characters.read;
import static arbiter.games.capital.Characters.tank;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Build;
import arbiter.kernel.Refused;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.Question;
import arbiter.rulebook.build.Questionnaire;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

class GuideTest {

    private static final String[] STORY = {"Ona", "human", "a moon", "a mine", "Honour", "Hunt", "Liar"};

    @Test
    @Ledger("CAP-CREATE-1")
    void creation_asks_for_story_class_traits_scores_and_equipment_in_this_order() {
        Questionnaire<Build> guide = answered(Creation.with(BOOK), STORY);

        assertThat(guide.question().orElseThrow().id()).isEqualTo("class");
        assertThat(guide.question().orElseThrow().options())
                .extracting(Choice::id)
                .containsExactly("lancer", "scout", "tank", "sentinel", "healer", "captain");
        guide = answered(guide, "lancer", "Maps", "Knots", "Dice", "Snakes", "Maths");
        assertThat(guide.question().orElseThrow().id()).isEqualTo("points.STR");
        guide = answered(guide, "0", "2", "2", "3", "0", "3", "2", "0", "VSN", "AGI");
        assertThat(guide.question().orElseThrow().id()).isEqualTo("signature");
        guide = answered(guide, "sig-warhammer", "Gavel", "pistol", "heat", "everyday", "everyday", "250", "done");
        assertThat(CharacterSheet.of(guide.result().orElseThrow(), BOOK).violations())
                .isEmpty();
        assertThat(guide.question()).isEmpty();
    }

    @Test
    @Ledger("CAP-CREATE-8")
    void points_cannot_be_kept_or_heaped_on_one_score() {
        Questionnaire<Build> guide =
                answered(answered(Creation.with(BOOK), STORY), "tank", "a", "b", "c", "d", "e", "0", "0", "0");

        assertThatThrownBy(() -> answered(guide, "4"))
                .isInstanceOf(Refused.class)
                .hasMessage("give a number from 0 to 3, not '4'");
        assertThat(answered(guide, "0").question().orElseThrow().least()).isEqualTo(3);
    }

    @Test
    void going_back_asks_again() {
        Questionnaire<Build> guide =
                answered(Creation.with(BOOK), "Ona", "human").back();

        assertThat(guide.question().orElseThrow().id()).isEqualTo("species");
        assertThat(guide.answers()).containsExactly("Ona");
    }

    @Test
    @Ledger({"CAP-LEVEL-2", "CAP-ABIL-5"})
    void a_level_up_offers_what_can_be_had_and_says_why_the_rest_cannot() {
        Questionnaire<Build> guide = LevelUp.of(read(plain()).build(), BOOK);

        assertThat(guide.question().orElseThrow().prompt())
                .isEqualTo("Hit points for Level 2: 1d6+2 and FTD 5, at least 11. What did you throw?");
        guide = guide.answer("5");
        Question slots = guide.question().orElseThrow();
        assertThat(slots.prompt()).isEqualTo("2 of 2 Slots free. Which Ability?");
        assertThat(refusal(slots, "quick")).isEmpty();
        assertThat(refusal(slots, "soul-read")).isEqualTo("Soul Read requires Telepath Awakening");
        assertThat(refusal(slots, "intercept-2")).isEqualTo("Intercept II is for the Tank");
        Questionnaire<Build> chosen = guide.answer("attribute-bonus");
        assertThat(refusal(chosen.question().orElseThrow(), "vsn"))
                .isEqualTo("Attribute Bonus takes 3 Slots, 2 of 2 are free");
        assertThatThrownBy(() -> chosen.answer("vsn")).isInstanceOf(Refused.class);
        assertThat(chosen.answer("agi").result().orElseThrow().level()).isEqualTo(2);
    }

    @Test
    @Ledger({"CAP-AMB-08", "CAP-AMB-09"})
    void picks_are_offered_where_the_class_has_any() {
        String two = levels("{hit-points: minimum}");
        Questionnaire<Build> commander =
                LevelUp.of(read(captain() + two).build(), BOOK).answer("minimum");
        Questionnaire<Build> bulwark =
                LevelUp.of(read(tank() + two).build(), BOOK).answer("minimum");

        assertThat(commander.question().orElseThrow().id()).isEqualTo("picks");
        assertThat(refusal(commander.question().orElseThrow(), "assemble-2"))
                .isEqualTo("Assemble! II requires Assemble! I");
        assertThat(bulwark.question().orElseThrow().id()).isEqualTo("slots.ability");
        Build three =
                answered(commander, "assemble-1", "assemble-2", "done").result().orElseThrow();
        assertThat(three.levels().get(1).picks()).extracting(Ability::id).containsExactly("assemble-1", "assemble-2");
    }

    @Test
    void dice_are_what_the_class_throws() {
        Questionnaire<Build> bulwark = LevelUp.of(read(tank()).build(), BOOK);

        assertThatThrownBy(() -> bulwark.answer("3"))
                .isInstanceOf(Refused.class)
                .hasMessage("throw 2 dice");
        assertThatThrownBy(() -> bulwark.answer("3+9")).hasMessageContaining("are no dice");
    }

    @Test
    @Ledger("CAP-AMB-16")
    void after_level_ten_there_is_nothing_more() {
        Build ten = read(plain() + "levels:\n" + "  - {hit-points: minimum}\n".repeat(9))
                .build();

        assertThatThrownBy(() -> LevelUp.of(ten, BOOK))
                .isInstanceOf(Refused.class)
                .hasMessage("Ona Vell has the highest Level there is, 10");
    }

    private static Questionnaire<Build> answered(Questionnaire<Build> start, String... answers) {
        Questionnaire<Build> guide = start;
        for (String answer : List.of(answers)) {
            guide = guide.answer(answer);
        }
        return guide;
    }

    private static String refusal(Question step, String option) {
        return step.options().stream()
                .filter(choice -> choice.id().equals(option))
                .findFirst()
                .orElseThrow()
                .refusal()
                .orElse("");
    }
}
