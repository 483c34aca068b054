package arbiter.tabletop.build;

import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;

/** The file of a character or a machine: what was chosen, and where it stands. */
public record BuildFile<B>(B build, Node node, Source source) {}
