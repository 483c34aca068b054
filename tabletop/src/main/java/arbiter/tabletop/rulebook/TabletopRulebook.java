package arbiter.tabletop.rulebook;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.Pack;
import arbiter.kernel.State;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.FileResolver;
import arbiter.rulebook.Presentation;
import arbiter.rulebook.RuleLedger;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.guide.Chapter;
import arbiter.rulebook.guide.Explanations;
import arbiter.rulebook.guide.FirstFight;
import arbiter.rulebook.guide.Hint;
import arbiter.rulebook.guide.Primer;
import arbiter.rulebook.guide.Synonyms;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A rulebook whose files are where all games have them, see {@link GameResources}. Content is loaded when it is first
 * asked for. A game adds its rules: the game itself, how a table is set up, what can be decided and edited.
 */
public abstract class TabletopRulebook<S extends State<S>> implements Rulebook<S> {

    /** The folder of the game's resources, its name as people say it, and what it is in one sentence. */
    public record Title(String id, String name, String summary) {}

    private final Title title;
    private final Class<S> stateType;
    private final Function<List<Pack>, Catalogue> loading;
    private final List<Pack> homebrew;
    private final GameResources resources;
    private Catalogue content;

    protected TabletopRulebook(
            Title title, Class<S> stateType, Function<List<Pack>, Catalogue> loading, List<Pack> homebrew) {
        this.title = title;
        this.stateType = stateType;
        this.loading = loading;
        this.homebrew = List.copyOf(homebrew);
        this.resources = GameResources.of(getClass(), title.id);
    }

    @Override
    public final String name() {
        return title.name;
    }

    @Override
    public final String summary() {
        return title.summary;
    }

    @Override
    public final Optional<Presentation> presentation() {
        return resources.presentation();
    }

    @Override
    public final Optional<Primer> primer() {
        return resources.primer();
    }

    @Override
    public final List<Chapter> chapters() {
        return resources.chapters();
    }

    @Override
    public final List<Synonyms> synonyms() {
        return resources.synonyms();
    }

    @Override
    public final List<Encounter> examples() {
        return resources.examples();
    }

    @Override
    public final Optional<FirstFight> firstFight() {
        return resources.firstFight();
    }

    @Override
    public final List<Hint> hints() {
        return resources.hints();
    }

    @Override
    public final Explanations explanations() {
        return resources.explanations();
    }

    @Override
    public final Class<S> stateType() {
        return stateType;
    }

    @Override
    public final synchronized Catalogue content() {
        if (content == null) {
            content = loading.apply(homebrew);
        }
        return content;
    }

    @Override
    public final RuleLedger ledger() {
        return RuleLedger.of(content(), resources.scenarios());
    }

    @Override
    public final List<Encounter> encounters() {
        return resources.encounters();
    }

    @Override
    public final FileResolver characterFiles() {
        return resources.characterFiles();
    }

    protected final GameResources resources() {
        return resources;
    }
}
