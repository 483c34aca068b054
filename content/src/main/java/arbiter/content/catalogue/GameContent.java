package arbiter.content.catalogue;

import arbiter.content.yaml.Binder;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Traits;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What a game offers as content: its kinds of entries, the files that hold them, and the traits and notations they
 * use. Loading it gives a catalogue.
 */
public final class GameContent {

    private final String game;
    private final List<Kind<?>> kinds = new ArrayList<>();
    private final List<Source> files = new ArrayList<>();
    private Binder binder = Binder.plain();

    private GameContent(String game) {
        this.game = game;
    }

    public static GameContent of(String game) {
        return new GameContent(game);
    }

    /** Files whose name begins with this name hold entries of this type: a record or a sealed interface of records. */
    public <T extends Entry> GameContent kind(String name, Class<T> type) {
        kinds.add(new Kind<>(name, type));
        return this;
    }

    /** Content names these behaviours. */
    public GameContent traits(Traits<?> traits) {
        binder = binder.with(traits);
        return this;
    }

    /** Content writes values of this type as a text, such as dice. */
    public <T> GameContent notation(Class<T> type, Function<String, T> notation) {
        binder = binder.with(type, notation);
        return this;
    }

    /** The same for a type that files write differently from how it is shown to people. */
    public <T> GameContent notation(Class<T> type, Function<String, T> read, Function<T, String> write) {
        binder = binder.with(type, read, write);
        return this;
    }

    /** The game's own files, in a folder of resources beside the class; every file is named. */
    public GameContent files(Class<?> beside, String folder, String... names) {
        for (String name : names) {
            files.add(Source.resource(beside, folder + "/" + name));
        }
        return this;
    }

    /** The game's own files. */
    public GameContent files(List<Source> sources) {
        files.addAll(sources);
        return this;
    }

    /** The game's own content. */
    public Catalogue load() {
        return load(List.of());
    }

    /** The game's own content and those of the packs that are for this game, in this order. */
    public Catalogue load(List<Pack> packs) {
        Loading loading = new Loading(kinds, binder);
        files.forEach(loading::add);
        List<Pack> ours =
                packs.stream().filter(pack -> pack.game().equals(game)).toList();
        ours.forEach(loading::add);
        return loading.finish(game, ours.stream().map(Pack::manifest).toList());
    }
}
