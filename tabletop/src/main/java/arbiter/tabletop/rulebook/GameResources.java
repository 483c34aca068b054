package arbiter.tabletop.rulebook;

import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.FileResolver;
import arbiter.rulebook.Presentation;
import arbiter.rulebook.guide.Chapter;
import arbiter.rulebook.guide.Explanations;
import arbiter.rulebook.guide.FirstFight;
import arbiter.rulebook.guide.Hint;
import arbiter.rulebook.guide.Lesson;
import arbiter.rulebook.guide.Primer;
import arbiter.rulebook.guide.Synonyms;
import java.util.List;
import java.util.Optional;

/**
 * The files that come with a game, in the folder of its id: content, encounters and characters as {@code index.yaml}
 * lists them, and the scenarios that prove its rules.
 */
public final class GameResources {

    /** How the files end. */
    public static final String ENDING = ".yaml";

    /** What the index says: names of files without their ending, in the order in which people see them. */
    record Index(List<String> content, List<String> encounters, List<String> characters, List<String> examples) {}

    /** All hints of a game as they stand in their file. */
    record HintList(List<Hint> hints) {}

    private final Class<?> game;
    private final String folder;
    private final Index index;

    private GameResources(Class<?> game, String folder, Index index) {
        this.game = game;
        this.folder = folder;
        this.index = index;
    }

    /** Those of the game with this id, found from one of its classes. */
    public static GameResources of(Class<?> game, String id) {
        String folder = "/" + id;
        return new GameResources(
                game, folder, Yaml.read(Source.resource(game, folder + "/index" + ENDING), Index.class));
    }

    public List<Source> content() {
        return index.content.stream().map(name -> file("content", name)).toList();
    }

    public List<Encounter> encounters() {
        return index.encounters.stream()
                .map(name -> Encounter.of(game, folder + "/encounters", name))
                .toList();
    }

    public List<Encounter> examples() {
        return index.examples.stream()
                .map(name -> Encounter.of(game, folder + "/examples", name))
                .toList();
    }

    /** What the files of the characters are called, without their ending. */
    public List<String> characters() {
        return index.characters;
    }

    public Source character(String name) {
        return file("characters", name);
    }

    /** Where situations find characters of the game. */
    public FileResolver characterFiles() {
        return FileResolver.resources(game, folder + "/characters");
    }

    /** What {@code presentation.yaml} says, where there is one. */
    public Optional<Presentation> presentation() {
        return optional("presentation", Presentation.class);
    }

    /** What {@code guide/primer.yaml} says, where there is one. */
    public Optional<Primer> primer() {
        return optional("guide/primer", Primer.class);
    }

    /** What {@code guide/chapters.yaml} says, where there is one. */
    public List<Chapter> chapters() {
        return list("guide/chapters", Chapter.class);
    }

    /** What {@code guide/synonyms.yaml} says, where there is one. */
    public List<Synonyms> synonyms() {
        return list("guide/synonyms", Synonyms.class);
    }

    private <T> List<T> list(String name, Class<T> type) {
        String file = folder + "/" + name + ENDING;
        return game.getResource(file) == null ? List.of() : Yaml.readList(Source.resource(game, file), type);
    }

    /** The fight {@code guide/first-fight.yaml} with what {@code guide/lesson.yaml} teaches in it, where there is one. */
    public Optional<FirstFight> firstFight() {
        return optional("guide/lesson", Lesson.class)
                .map(lesson -> new FirstFight(Encounter.of(game, folder + "/guide", "first-fight"), lesson));
    }

    /** What {@code guide/hints.yaml} says, where there is one. */
    public List<Hint> hints() {
        return optional("guide/hints", HintList.class).map(HintList::hints).orElse(List.of());
    }

    /** What {@code guide/about.yaml} says, where there is one. */
    public Explanations explanations() {
        return optional("guide/about", Explanations.class).orElse(Explanations.NONE);
    }

    private <T> Optional<T> optional(String name, Class<T> type) {
        String file = folder + "/" + name + ENDING;
        return game.getResource(file) == null
                ? Optional.empty()
                : Optional.of(Yaml.read(Source.resource(game, file), type));
    }

    public Source scenarios() {
        return Source.resource(game, folder + "/scenarios" + ENDING);
    }

    private Source file(String kind, String name) {
        return Source.resource(game, folder + "/" + kind + "/" + name + ENDING);
    }
}
