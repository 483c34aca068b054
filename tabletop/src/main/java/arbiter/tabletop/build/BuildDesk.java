package arbiter.tabletop.build;

import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.kernel.Refused;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.build.Questionnaire;
import arbiter.rulebook.build.Violation;
import arbiter.tabletop.rulebook.GameResources;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A desk for one type of build. A game says what is legal, and which questions lead to a new build or a higher level. */
public abstract class BuildDesk<B> implements CharacterDesk {

    private final BuildFormat<B> format;
    private final GameResources resources;

    protected BuildDesk(BuildFormat<B> format, GameResources resources) {
        this.format = format;
        this.resources = resources;
    }

    /** Whether a file that says it is of this kind is for this desk. */
    protected abstract boolean knows(String kind, Node file);

    /** The build looked over, with places where there is a file. */
    protected abstract CharacterReport report(B build, Optional<Node> file);

    /** What is not legal about a build beside those others, which are looked over with it. */
    protected List<Violation> together(B build, Optional<Node> file, List<B> all) {
        return List.of();
    }

    protected abstract Questionnaire<B> creation();

    /** The questions of a level up; only asked for legal builds. */
    protected abstract Questionnaire<B> levelUp(B build);

    /** Builds among the game's content, by id. */
    protected Map<String, B> entries() {
        return Map.of();
    }

    @Override
    public final boolean knows(Node file) {
        return file instanceof Node.Fields fields
                && fields.get("kind")
                        .filter(Node.Text.class::isInstance)
                        .filter(kind -> knows(kind.text(), file))
                        .isPresent();
    }

    @Override
    public final CharacterReport check(Source file) {
        return report(format.read(file));
    }

    @Override
    public final CharacterReport check(Node file) {
        return report(format.read(file), Optional.of(file));
    }

    @Override
    public final List<CharacterReport> check(List<Source> sources) {
        List<BuildFile<B>> files = sources.stream().map(format::read).toList();
        List<B> all = files.stream().map(BuildFile::build).toList();
        return files.stream()
                .map(file -> report(file).with(together(file.build(), Optional.of(file.node()), all)))
                .toList();
    }

    @Override
    public final Map<String, CharacterReport> shipped() {
        Map<String, CharacterReport> reports = new LinkedHashMap<>();
        resources.characters().forEach(name -> reports.put(name, check(resources.character(name))));
        entries().forEach((id, build) -> reports.put(id, report(build, Optional.empty())));
        return reports;
    }

    /** The characters that come with the game, as they can be put on a table. */
    public final List<Candidate> candidates(Function<B, String> name, Function<B, String> summary) {
        return resources.characters().stream()
                .map(file -> {
                    B build = format.read(resources.character(file)).build();
                    String path = file + GameResources.ENDING;
                    return new Candidate(Candidate.Way.CHARACTER, path, name.apply(build), summary.apply(build));
                })
                .toList();
    }

    @Override
    public final Questionnaire<String> create() {
        return creation().map(format::write);
    }

    @Override
    public final Questionnaire<String> level(Source source) {
        BuildFile<B> file = format.read(source);
        CharacterReport report = report(file);
        if (!report.isLegal()) {
            throw new Refused(report.name() + " is not legal yet, see 'arbiter character check': "
                    + report.violations().get(0).message());
        }
        return levelUp(file.build()).map(build -> format.edit(file, build));
    }

    private CharacterReport report(BuildFile<B> file) {
        return report(file.build(), Optional.of(file.node()));
    }
}
