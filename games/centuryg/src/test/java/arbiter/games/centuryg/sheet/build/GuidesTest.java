package arbiter.games.centuryg.sheet.build;

import static arbiter.games.centuryg.Handbooks.BOOK;
import static arbiter.games.centuryg.Handbooks.mecha;
import static arbiter.games.centuryg.Handbooks.sheet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.yaml.Source;
import arbiter.dice.RandomStream;
import arbiter.games.centuryg.CenturyRulebook;
import arbiter.games.centuryg.sheet.Build;
import arbiter.kernel.Refused;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.Question;
import arbiter.rulebook.build.Questionnaire;
import arbiter.testkit.Ledger;
import arbiter.testkit.RandomAnswers;
import org.junit.jupiter.api.Test;

class GuidesTest {

    private static Questionnaire<Build> answered(Questionnaire<Build> guide, String... answers) {
        for (String answer : answers) {
            guide = guide.answer(answer);
        }
        return guide;
    }

    @Test
    @Ledger({"BCG-CP-1", "BCG-MP-1"})
    void a_pilot_is_asked_for_step_by_step_and_comes_out_legal() {
        Questionnaire<Build> guide = answered(Creation.pilot(BOOK), "Ona", "pc", "31", "hope", "heart", "pride");
        assertThat(guide.question().orElseThrow().id()).isEqualTo("rank.fitness");
        guide = answered(guide, "5", "3", "3", "5", "5", "2", "combat", "all", "medicine", "Diagnostics", "done");
        guide = answered(guide, "gamer", "chess", "done", "yes", "Alba", "5", "5", "4", "4", "2", "4");
        guide = answered(guide, "transformation", "Wing", "might", "speed", "superior-morphing", "done");
        guide = answered(guide, "no", "yes", "flyer", "overbooster", "legs", "done", "done");
        guide = answered(guide, "beam-rifle", "arms", "done", "signature-weapon", "beam-rifle");

        Build build = guide.result().orElseThrow();
        assertThat(Sheet.of(build, BOOK).violations()).isEmpty();
        assertThat(build.mecha().orElseThrow().forms().get(0).upgrades()).hasSize(2);
        assertThat(build.powers()).hasSize(1);
    }

    @Test
    void what_would_be_illegal_is_refused_with_the_reason() {
        Questionnaire<Build> guide =
                answered(Creation.mecha(BOOK), "Ona", "pc", "0", "Alba", "5", "5", "5", "5", "5", "4");

        Question upgrades = guide.question().orElseThrow();
        assertThat(refusal(upgrades, "the-beast")).isEqualTo("105 MP are spent of 100 (+100 start)");
        assertThat(refusal(upgrades, "bullet-hell")).isEqualTo("Bullet Hell is for Bosses");
        assertThat(refusal(upgrades, "superior-morphing")).isNotEmpty();
        Questionnaire<Build> here = guide;
        assertThatThrownBy(() -> here.answer("the-beast")).isInstanceOf(Refused.class);
    }

    private static String refusal(Question step, String id) {
        return step.options().stream()
                .filter(option -> option.id().equals(id))
                .findFirst()
                .flatMap(Choice::refusal)
                .orElse("");
    }

    @Test
    @Ledger({"BCG-XP-1", "BCG-XP-3", "BCG-AMB-93"})
    void experience_gives_points_of_both_kinds_and_a_power_with_each_power_level() {
        Build rin = Build.format(BOOK.content())
                .read(Source.resource(CenturyRulebook.class, "/centuryg/characters/rin-asagiri-0.yaml"))
                .build();
        Questionnaire<Build> guide = answered(LevelUp.of(rin, BOOK), "31", "6", "2", "3", "5", "5", "2");
        guide = answered(guide, "done", "done", "6", "5", "4", "4", "2", "5", "done", "done");
        assertThat(guide.question().orElseThrow().id()).isEqualTo("power");
        Build grown = guide.answer("im-breaking-through").result().orElseThrow();

        assertThat(grown.powerLevel()).isEqualTo(1);
        assertThat(Sheet.of(grown, BOOK).totals().get("cp").toString()).isEqualTo("+100 start +31 XP");
        assertThat(Sheet.of(grown, BOOK).totals().get("mp").toString()).isEqualTo("+100 start +31 XP");
        assertThat(Sheet.of(grown, BOOK).violations()).isEmpty();
    }

    @Test
    @Ledger({"BCG-AMB-92", "mid-scene-upgrade"})
    void experience_pays_what_is_owed_before_anything_is_bought() {
        Build owing = sheet(mecha(
                        "xp: 0",
                        "attributes: {might: 6, guard: 6, threshold: 6, energy: 6}\n"
                                + "upgrades: [{upgrade: the-beast}]\nowed: 4"))
                .build();

        Questionnaire<Build> little = answered(LevelUp.of(owing, BOOK), "3", "6", "6", "6", "6", "0", "0");
        assertThat(refusal(little.question().orElseThrow(), "overcharge"))
                .isEqualTo("109 MP are spent of 104 (+100 start +3 XP +1 owed)");
        Build still = answered(little, "done", "done").result().orElseThrow();
        assertThat(still.mecha().orElseThrow().owed()).isEqualTo(1);
        assertThat(Build.format(BOOK.content()).write(still)).contains("  owed: 1");

        Questionnaire<Build> enough = answered(LevelUp.of(owing, BOOK), "9", "6", "6", "6", "6", "0", "0");
        Build free = answered(enough, "overcharge", "done", "done").result().orElseThrow();
        assertThat(free.mecha().orElseThrow().owed()).isZero();
        assertThat(Sheet.of(free, BOOK).violations()).isEmpty();
    }

    @Test
    void a_boss_goes_up_by_a_power_level() {
        Build crown = BOOK.enemy("crown-of-thorns").orElseThrow();
        Build grown = new RandomAnswers(new RandomStream(5)).finish(LevelUp.of(crown, BOOK));

        assertThat(grown.powerLevel()).isEqualTo(3);
        assertThatThrownBy(() -> LevelUp.of(BOOK.enemy("the-ninth-sun").orElseThrow(), BOOK))
                .isInstanceOf(Refused.class);
    }
}
