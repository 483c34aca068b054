package arbiter.games.capital.ability;

/** What a Power Play does to a unit, and who did it: it is over when that unit's next turn starts. */
public record Hindrance(String by, Kind kind) {

    /** The four ways to hamper somebody; the last needs Power Play II. */
    public enum Kind {
        SHORT_MOVE("its next Move is half as long"),
        SHAKY_ATTACK("its next Attack Roll that succeeds throws the higher die again"),
        SHAKY_DEFENSE("its next Defense Roll that succeeds throws the higher die again"),
        NOTHING_TWICE("it can do nothing twice");

        private final String meaning;

        Kind(String meaning) {
            this.meaning = meaning;
        }

        /** In words, of the unit that is hampered. */
        public String meaning() {
            return meaning;
        }

        /** As part of an option's id: {@code short-move}. */
        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }
}
