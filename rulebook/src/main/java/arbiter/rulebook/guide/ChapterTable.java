package arbiter.rulebook.guide;

import java.util.List;

/** A table that a chapter shows, in rows of as many cells as its head has. */
public record ChapterTable(String title, List<String> head, List<List<String>> rows) {}
