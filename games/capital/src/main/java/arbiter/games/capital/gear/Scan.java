package arbiter.games.capital.gear;

/** A scan that runs: what it looks for, and in how many of its owner's turns it answers. Ledger: mgs, CAP-AMB-75. */
public record Scan(Kind kind, int turnsLeft) {

    public static final int TURNS = 5;

    /** What a scanner can find out. */
    public enum Kind {
        LIFE("count the living"),
        ENERGY("find the nearest strong energy source"),
        AIR("analyse the air"),
        CREW("find a scanner of the crew"),
        MATTER("list minerals and organic matter");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }
}
