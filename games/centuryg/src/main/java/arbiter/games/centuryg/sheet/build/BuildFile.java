package arbiter.games.centuryg.sheet.build;

import arbiter.content.Problems;
import arbiter.content.catalogue.Catalogue;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.games.centuryg.sheet.Build;
import java.util.Optional;

/** The file of a pilot or a Mecha: what it says, and where. Files that cannot be read are refused as a whole. */
public record BuildFile(Build build, Node node) {

    public static BuildFile read(Source source, Catalogue content) {
        Problems problems = new Problems();
        Node node = Yaml.read(source, problems);
        Optional<Build> build = content.binder().bindInFull(node, Build.class, problems);
        problems.throwIfAny();
        return new BuildFile(build.orElseThrow(), node);
    }
}
