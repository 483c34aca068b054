package arbiter.rulebook.guide;

import java.util.List;

/** What people call a rule or an entry besides its name. */
public record Synonyms(String id, List<String> words) {}
