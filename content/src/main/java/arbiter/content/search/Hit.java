package arbiter.content.search;

import java.util.List;

/** A document that was found, with its name and the telling part of its text in runs. */
public record Hit(Document document, List<Run> name, List<Run> snippet) {}
