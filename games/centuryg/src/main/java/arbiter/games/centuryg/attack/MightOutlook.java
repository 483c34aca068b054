package arbiter.games.centuryg.attack;

/**
 * What a Test would come to if it were rolled now: by how much it is ahead of what it must reach before the die, and the
 * net Advantages. For whoever weighs Actions against each other; responses are not foreseen.
 */
public record MightOutlook(int ahead, int net) {}
