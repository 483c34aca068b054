package arbiter.tabletop.build;

import arbiter.content.Problems;
import arbiter.content.catalogue.Catalogue;
import arbiter.content.yaml.Binder;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Traits;
import arbiter.content.yaml.Yaml;
import arbiter.tabletop.unit.Emblem;

/**
 * How the characters or machines of a game are read and written. Files are of a type that may have several kinds, of
 * which builds are one. Files that cannot be read are refused as a whole.
 */
public final class BuildFormat<B> {

    /** What the token bears is for the table, not for the build. */
    private static final String EMBLEM = "emblem";

    private final Binder binder;
    private final Class<? super B> fileType;
    private final Class<B> buildType;

    private BuildFormat(Binder binder, Class<? super B> fileType, Class<B> buildType) {
        this.binder = binder;
        this.fileType = fileType;
        this.buildType = buildType;
    }

    public static <B> BuildFormat<B> of(Catalogue content, Class<B> type) {
        return of(content, type, type);
    }

    public static <B> BuildFormat<B> of(Catalogue content, Class<? super B> fileType, Class<B> buildType) {
        return new BuildFormat<>(content.binder().beside(EMBLEM), fileType, buildType);
    }

    public BuildFile<B> read(Source source) {
        Problems problems = new Problems();
        Node node = Yaml.read(source, problems);
        problems.throwIfAny();
        return new BuildFile<>(read(node), node, source);
    }

    /** From a file that has been read, or a sheet within one. */
    B read(Node node) {
        Problems problems = new Problems();
        var build = binder.bindInFull(node, fileType, problems);
        if (node instanceof Node.Fields) {
            node.get(EMBLEM).ifPresent(emblem -> binder.bind(emblem, Emblem.class, problems));
        }
        problems.throwIfAny();
        if (!buildType.isInstance(build.orElseThrow())) {
            String kind = Traits.word(buildType);
            throw node.problem("this is no " + kind + "; a " + kind + " file begins with 'kind: " + kind + "'");
        }
        return buildType.cast(build.get());
    }

    public String write(B build) {
        return binder.write(build, fileType);
    }

    /** The text of the file for what was built differently since; comments and layout stay. */
    public String edit(BuildFile<B> file, B changed) {
        return binder.edit(file.source(), changed, fileType);
    }
}
