package arbiter.games.capital.sheet.build;

import arbiter.games.capital.sheet.Growth;
import arbiter.games.capital.sheet.HitDice;
import arbiter.kernel.Modifiers;

/** Hit points gained Level by Level; what was gained once never changes. Ledger: CAP-LEVEL-3, CAP-AMB-64. */
final class HitPoints {

    private final Growth growth;
    private Modifiers total;

    HitPoints(Growth growth, String source, int fortitude) {
        this.growth = growth;
        this.total = Modifiers.of(source, growth.first()).and("FTD", fortitude);
    }

    Modifiers total() {
        return total;
    }

    boolean fits(HitDice dice) {
        return dice.isMinimum() || dice.faces().size() == dice();
    }

    /** What was thrown, read from a text. */
    HitDice thrown(String answer) {
        HitDice dice = HitDice.of(answer);
        if (!fits(dice)) {
            throw new IllegalArgumentException("throw " + due());
        }
        return dice;
    }

    int dice() {
        return growth.gain().dice();
    }

    String due() {
        return dice() == 1 ? "one die" : dice() + " dice";
    }

    /** How much a Level gives, in words. */
    String described(int fortitude) {
        return growth.gain() + " and FTD " + fortitude + ", at least " + growth.least(fortitude);
    }

    /** A gain with the FTD from before this Level's purchases. Ledger: CAP-AMB-65. */
    void gain(String level, HitDice dice, int fortitude) {
        int least = growth.least(fortitude);
        int gained = dice.isMinimum() ? least : Math.max(least, growth.rolled(dice.sum(), fortitude));
        total = total.and(level, gained);
    }
}
