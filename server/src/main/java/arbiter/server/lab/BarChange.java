package arbiter.server.lab;

/** A bar of a unit set by hand before the fight: {@code rook}, {@code HP}, 17. */
public record BarChange(String unit, String bar, int value) {}
