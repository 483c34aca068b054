package arbiter.kernel;

/** An enemy whom nothing that is offered can be done to, as whoever is asked may know, and why in a few words: {@code no line}. */
public record Spared(String unit, String why) {}
