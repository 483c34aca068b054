package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.dice.RandomStream;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Refused;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.Rulebook;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Whoever comes with a game is legal, explains every total and can be raised; whoever is made by answering its questions
 * is legal too. A game whose characters are built by rules runs it by subclassing.
 */
public abstract class CharactersContract {

    private static final int MADE = 6;

    private final Rulebook<?> book;

    protected CharactersContract(Rulebook<?> book) {
        this.book = book;
    }

    /** What a file must be called by what it says, such as {@code bo-harrow-2} for Bo Harrow at level 2. */
    protected abstract String fileName(Source file);

    /** How many times the questions of creation are answered by chance. */
    protected int made() {
        return MADE;
    }

    private CharacterDesk characters() {
        return book.characters().orElseThrow();
    }

    private List<CharacterDesk> desks() {
        List<CharacterDesk> desks = new ArrayList<>(List.of(characters()));
        book.machines().ifPresent(desks::add);
        return desks;
    }

    protected final List<Source> files() {
        return book.candidates().stream()
                .filter(candidate -> candidate.way() == Candidate.Way.CHARACTER)
                .map(candidate -> book.characterFiles().find(candidate.id()))
                .toList();
    }

    @Test
    void all_of_them_are_legal_and_called_by_who_they_are() {
        assertThat(files()).isNotEmpty();
        for (Source file : files()) {
            assertThat(characters().knows(Yaml.read(file))).as(file.name()).isTrue();
            assertThat(characters().check(file).violations()).as(file.name()).isEmpty();
            assertThat(Path.of(file.name()).getFileName()).hasToString(fileName(file) + ".yaml");
        }
        for (CharacterDesk desk : desks()) {
            desk.shipped()
                    .forEach((id, report) ->
                            assertThat(report.violations()).as(id).isEmpty());
        }
        assertThat(characters().shipped()).hasSizeGreaterThanOrEqualTo(files().size());
    }

    @Test
    void a_file_may_name_the_emblem_of_its_token() {
        Source file = files().get(0);

        assertThat(characters()
                        .check(Source.text(file.name(), file.read() + "\nemblem: crown\n"))
                        .violations())
                .isEmpty();
        assertThatThrownBy(() -> characters().check(Source.text(file.name(), file.read() + "\nemblem: crwn\n")))
                .hasMessageContaining("did you mean 'crown'?");
    }

    @Test
    void every_total_says_what_it_is_made_of() {
        for (Map.Entry<String, CharacterReport> one : characters().shipped().entrySet()) {
            assertThat(one.getValue().name()).as(one.getKey()).isNotBlank();
            assertThat(one.getValue().summary()).as(one.getKey()).isNotBlank();
            assertThat(one.getValue().totals()).as(one.getKey()).isNotEmpty();
            one.getValue().totals().forEach((name, total) -> explained(one.getKey() + ": " + name, total));
        }
    }

    private static void explained(String what, Modifiers total) {
        int sum = 0;
        for (Modifiers.Part part : total.parts()) {
            assertThat(part.label()).as(what).isNotBlank();
            sum += part.value();
        }
        assertThat(sum).as(what).isEqualTo(total.total());
    }

    /** Whatever is answered the result is legal and can be read. */
    @Test
    void characters_made_by_chance_are_legal() {
        for (CharacterDesk desk : desks()) {
            for (int seed = 1; seed <= made(); seed++) {
                String text = new RandomAnswers(new RandomStream(seed)).finish(desk.create());
                Source file = Source.text("made.yaml", text);
                assertThat(desk.knows(Yaml.read(file))).as(text).isTrue();
                assertThat(desk.check(file).violations()).as(text).isEmpty();
            }
        }
    }

    /** The highest level is the last; everybody below it comes to the next one legally. */
    @Test
    void everybody_grows() {
        int grown = 0;
        int seed = 0;
        for (Source file : files()) {
            RandomAnswers answers = new RandomAnswers(new RandomStream(++seed));
            CharacterReport before = characters().check(file);
            String text;
            try {
                text = answers.finish(characters().level(file));
            } catch (Refused highest) {
                assertThat(highest).hasMessageContaining(before.name());
                continue;
            }
            CharacterReport after = characters().check(Source.text(file.name(), text));
            assertThat(after.violations()).as(text).isEmpty();
            assertThat(after.name()).isEqualTo(before.name());
            grown += after.summary().equals(before.summary()) ? 0 : 1;
        }
        System.out.println(book.id() + ": " + grown + " of " + files().size() + " characters have grown");
        assertThat(grown).isPositive();
    }
}
