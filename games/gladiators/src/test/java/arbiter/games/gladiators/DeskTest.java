package arbiter.games.gladiators;

import static arbiter.games.gladiators.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.Questionnaire;
import org.junit.jupiter.api.Test;

class DeskTest {

    private static final GladiatorsDesk DESK = new GladiatorsDesk(BOOK);

    @Test
    void answers_one_by_one_make_a_file() {
        Questionnaire<String> made = answer(
                DESK.create(),
                "Mote",
                "minor",
                "12",
                "done",
                "done", // name, standing, GP, no traits
                "evasion",
                "mutant",
                "quick",
                "done",
                "3",
                "Evasion",
                "damaging-attack",
                "heat",
                "mutant",
                "touch",
                "melee",
                "done",
                "2",
                "Hot Hand",
                "upgrade-walk",
                "2",
                "done");

        assertThat(made.result()).contains("""
                        kind: gladiator
                        name: Mote
                        standing: minor
                        gp: 12
                        powers:
                          - {ability: evasion, source: mutant, level: 3, modifiers: [quick]}
                          - {name: Hot Hand, ability: damaging-attack, types: [heat], source: mutant, level: 2, modifiers: [touch, melee]}
                          - {ability: movement, types: [solid], options: [ground], source: conventional, level: 2, upgrades: walk}
                        """);
        assertThat(DESK.check(Source.text("mote.yaml", made.result().orElseThrow()))
                        .summary())
                .isEqualTo("minor, 12 GP of 12");
    }

    @Test
    void what_is_not_legal_is_not_offered() {
        Questionnaire<String> poor = answer(DESK.create(), "Mote", "minor", "4", "done", "done");
        assertThat(refusal(poor, "heal")).contains("9 GP are spent of 4");

        Questionnaire<String> modifiers = answer(poor, "evasion", "mutant");
        assertThat(refusal(modifiers, "fades")).contains("cannot fade");
        assertThat(modifiers.question().orElseThrow().options())
                .noneMatch(choice -> choice.id().equals("stun"));
    }

    private static String refusal(Questionnaire<String> at, String option) {
        return at.question().orElseThrow().options().stream()
                .filter(choice -> choice.id().equals(option))
                .findFirst()
                .flatMap(Choice::refusal)
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
