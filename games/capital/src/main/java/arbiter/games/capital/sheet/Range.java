package arbiter.games.capital.sheet;

/** How far an Attack reaches: metres, or bases in contact for Melee. Ledger: CAP-ATK-2. */
public record Range(int metres) {

    public static final Range MELEE = new Range(0);

    public static Range of(String text) {
        if (text.equals("melee")) {
            return MELEE;
        }
        if (!text.matches("[1-9]\\d{0,3}")) {
            throw new IllegalArgumentException("'" + text + "' is no range; write melee or a number of metres");
        }
        return new Range(Integer.parseInt(text));
    }

    /** As files write it. */
    public String notation() {
        return isMelee() ? "melee" : String.valueOf(metres);
    }

    public boolean isMelee() {
        return metres == 0;
    }

    @Override
    public String toString() {
        return isMelee() ? "Melee" : metres + "m";
    }
}
