package arbiter.content.search;

import java.util.List;

/**
 * A document that was found, with its name and the telling part of its text in runs. It is meant when the question is its
 * id, its name or one of its synonyms and nothing else.
 */
public record Hit(Document document, boolean meant, List<Run> name, List<Run> snippet) {}
