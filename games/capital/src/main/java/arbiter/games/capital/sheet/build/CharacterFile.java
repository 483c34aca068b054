package arbiter.games.capital.sheet.build;

import arbiter.content.Problems;
import arbiter.content.catalogue.Catalogue;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Unit;
import java.util.Optional;

/** A character file: the choices it holds, and where they stand. Files that cannot be read are refused as a whole. */
public record CharacterFile(Build build, Node node) {

    public static CharacterFile read(Source source, Catalogue content) {
        Problems problems = new Problems();
        Node node = Yaml.read(source, problems);
        Optional<Unit> unit = content.binder().bindInFull(node, Unit.class, problems);
        problems.throwIfAny();
        if (unit.orElseThrow() instanceof Build build) {
            return new CharacterFile(build, node);
        }
        throw node.problem("this is no character; a character file begins with 'kind: character'");
    }
}
