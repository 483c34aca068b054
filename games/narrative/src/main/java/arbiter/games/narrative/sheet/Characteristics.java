package arbiter.games.narrative.sheet;

import arbiter.content.yaml.Default;

/** The characteristics of somebody; those that a file leaves out are those of a human to begin with. Ledger: NAR-CHAR-2. */
public record Characteristics(
        @Default("2") int brawn,
        @Default("2") int agility,
        @Default("2") int intellect,
        @Default("2") int cunning,
        @Default("2") int willpower,
        @Default("2") int presence) {

    /** What everybody begins with. */
    public static final int START = 2;

    public static final int LEAST = 1;
    public static final int MOST = 6;

    public static final Characteristics HUMAN = new Characteristics(START, START, START, START, START, START);

    /** What a vehicle has. */
    public static final Characteristics NONE = new Characteristics(0, 0, 0, 0, 0, 0);

    public int get(Characteristic which) {
        return switch (which) {
            case BRAWN -> brawn;
            case AGILITY -> agility;
            case INTELLECT -> intellect;
            case CUNNING -> cunning;
            case WILLPOWER -> willpower;
            case PRESENCE -> presence;
        };
    }

    public Characteristics with(Characteristic which, int value) {
        return new Characteristics(
                which == Characteristic.BRAWN ? value : brawn,
                which == Characteristic.AGILITY ? value : agility,
                which == Characteristic.INTELLECT ? value : intellect,
                which == Characteristic.CUNNING ? value : cunning,
                which == Characteristic.WILLPOWER ? value : willpower,
                which == Characteristic.PRESENCE ? value : presence);
    }
}
