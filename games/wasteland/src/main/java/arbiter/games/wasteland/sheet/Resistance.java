package arbiter.games.wasteland.sheet;

/** How much damage of each type armour stops, written {@code 2/1/0}: physical, energy, radiation. Ledger: WAS-GEAR-1. */
public record Resistance(int physical, int energy, int radiation) {

    public static final Resistance NONE = new Resistance(0, 0, 0);

    public static Resistance parse(String text) {
        String[] numbers = text.strip().split("/", -1);
        if (numbers.length != 3) {
            throw refused(text);
        }
        for (String number : numbers) {
            if (!number.matches("\\d{1,2}")) {
                throw refused(text);
            }
        }
        return new Resistance(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2]));
    }

    private static IllegalArgumentException refused(String text) {
        return new IllegalArgumentException(
                "a resistance is physical/energy/radiation, such as 2/1/0, not '" + text + "'");
    }

    /** Armour gives none against poison. */
    public int against(DamageType type) {
        return switch (type) {
            case PHYSICAL -> physical;
            case ENERGY -> energy;
            case RADIATION -> radiation;
            case POISON -> 0;
        };
    }

    /** The higher one of each type. Ledger: WAS-GEAR-1. */
    public Resistance orBetter(Resistance other) {
        return new Resistance(
                Math.max(physical, other.physical),
                Math.max(energy, other.energy),
                Math.max(radiation, other.radiation));
    }

    @Override
    public String toString() {
        return physical + "/" + energy + "/" + radiation;
    }
}
