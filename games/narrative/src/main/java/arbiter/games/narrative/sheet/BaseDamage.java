package arbiter.games.narrative.sheet;

/** What a weapon does before successes: {@code 7}, or {@code +3} on top of Brawn. Ledger: NAR-DMG-1. */
public record BaseDamage(int amount, boolean addsBrawn) {

    public static BaseDamage parse(String text) {
        if (!text.matches("\\+?\\d{1,3}")) {
            throw new IllegalArgumentException(
                    "'" + text + "' is no damage: write 7 for a fixed amount, or +3 for Brawn and 3 more");
        }
        boolean added = text.startsWith("+");
        return new BaseDamage(Integer.parseInt(added ? text.substring(1) : text), added);
    }

    public int with(int brawn) {
        return addsBrawn ? brawn + amount : amount;
    }

    @Override
    public String toString() {
        return addsBrawn ? "+" + amount : String.valueOf(amount);
    }
}
