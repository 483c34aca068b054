package arbiter.games.gladiators;

import static arbiter.games.gladiators.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.dice.RandomStream;
import arbiter.rulebook.CharacterReport;
import arbiter.testkit.RandomAnswers;
import org.junit.jupiter.api.Test;

class DeskTest {

    private static final GladiatorsDesk DESK = new GladiatorsDesk(BOOK);
    private static final int MADE = 3;

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
}
