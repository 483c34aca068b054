package arbiter.rulebook.guide;

import arbiter.rulebook.Encounter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A chapter with what it is made of: its rules, its content by kinds, and situations that show them at work. */
public record BookChapter(Chapter chapter, List<BookEntry> rules, List<KindSection> content, List<Encounter> examples) {

    /** The entries of a kind. */
    public record KindSection(String kind, List<BookEntry> entries) {

        /** All of them side by side, where their values are short enough for it. */
        public Optional<ChapterTable> table() {
            return ContentTable.of(kind, entries.stream().map(BookEntry::entry).toList());
        }
    }

    /** All entries in reading order. */
    public Stream<BookEntry> entries() {
        return Stream.concat(rules.stream(), content.stream().flatMap(section -> section.entries().stream()));
    }
}
