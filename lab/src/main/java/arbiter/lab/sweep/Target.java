package arbiter.lab.sweep;

import java.util.List;

/** What a variation changes about an encounter. */
public sealed interface Target {

    /** A place in the file: {@code units.mara.from}, {@code options.nerve}. */
    record Setting(String path) implements Target {}

    /** A bar of a unit, as a gamemaster sets it by hand. */
    record Bar(String unit, String bar) implements Target {}

    /** How many of those units take part, the first ones of them; the others are left out. */
    record First(List<String> units) implements Target {

        public First {
            units = List.copyOf(units);
        }
    }

    /** Who plays a side. */
    record Player(String side) implements Target {}
}
