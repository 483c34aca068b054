package arbiter.games.centuryg.sheet;

import java.util.List;

/** A Trait that somebody has, and what was chosen with it, as {@link TraitChoice} says; nothing for most Traits. */
public record Taken(Trait trait, List<String> choices) {}
