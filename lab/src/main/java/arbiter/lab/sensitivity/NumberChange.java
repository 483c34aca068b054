package arbiter.lab.sensitivity;

/** A bar of a unit set by hand: {@code Rook, HP 18 to 17}. */
public record NumberChange(String unit, String name, String side, String bar, int from, int to) {}
