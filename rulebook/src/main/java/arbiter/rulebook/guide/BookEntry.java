package arbiter.rulebook.guide;

import arbiter.content.catalogue.Entry;
import arbiter.rulebook.LedgerEntry;
import java.util.List;

/** A rule or an entry of the content at its place in the book, with the rulings that are told in full under it. */
public record BookEntry(String kind, Entry entry, List<LedgerEntry> rulings) {}
