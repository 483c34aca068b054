package arbiter.content.search;

/** A stretch of text, and whether it is what somebody searched for. */
public record Run(String text, boolean matched) {}
