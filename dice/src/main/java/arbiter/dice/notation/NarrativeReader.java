package arbiter.dice.notation;

import arbiter.dice.SymbolDie;
import arbiter.dice.SymbolPool;
import arbiter.dice.Symbols;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads symbol dice and symbols: {@code 3P 2A vs 2C 1D with 1 advantage}, {@code 3A2P+2D1C}. */
final class NarrativeReader {

    private static final String LETTERS =
            "symbol dice are P proficiency, A ability, B boost, C challenge, D difficulty, S setback: 3P 2A vs 2D";

    private final Cursor cursor;
    private SymbolPool pool = SymbolPool.EMPTY;
    private int dice;

    NarrativeReader(Cursor cursor) {
        this.cursor = cursor;
    }

    Narrative read() {
        dice(false);
        if (cursor.takeWord("vs")) {
            dice(true);
        }
        if (cursor.takeWord("with")) {
            symbols();
        }
        return new Narrative(pool, hit());
    }

    /** {@code damage 7 soak 4 critical 3}; without soak nothing is taken off, without a rating only triumphs count. */
    private Optional<SymbolHit> hit() {
        if (!cursor.takeWord("damage")) {
            return Optional.empty();
        }
        int damage = weaponNumber("the damage", 0);
        int soak = cursor.takeWord("soak") ? weaponNumber("the soak", 0) : 0;
        OptionalInt critical = cursor.takeWord("critical")
                ? OptionalInt.of(weaponNumber("the Critical Rating", 1))
                : OptionalInt.empty();
        return Optional.of(new SymbolHit(damage, soak, critical));
    }

    private int weaponNumber(String what, int least) {
        return cursor.skipBlanks().number(what, least, Bounds.DICE);
    }

    private void dice(boolean opposing) {
        boolean more = true;
        while (more) {
            kind(opposing);
            cursor.skipBlanks();
            more = cursor.take("+") || cursor.atDigit() || letter().isPresent();
            cursor.skipBlanks();
        }
    }

    private void kind(boolean opposing) {
        int start = cursor.skipBlanks().position();
        int count = cursor.atDigit() ? cursor.number("the number of dice", 1, Bounds.DICE) : 1;
        cursor.skipBlanks();
        SymbolDie die = letter().orElseThrow(() -> misplaced(start));
        if (opposing && die.ordinal() < SymbolDie.CHALLENGE.ordinal()) {
            throw cursor.error(die.letter() + " helps the one who rolls: it belongs before vs; after it come C, D, S");
        }
        dice += count;
        if (dice > Bounds.DICE) {
            throw cursor.error(start, "too many dice: at most " + Bounds.DICE + " are rolled");
        }
        cursor.take(die.letter());
        pool = pool.and(count, die);
    }

    /** {@code 2D6} is most likely meant as two six-sided dice, and {@code 12CD} as combat dice. */
    private NotationError misplaced(int start) {
        if (cursor.word().equals("CD")) {
            return cursor.error("combat dice are written small: 12cd; challenge and difficulty dice apart: 2C 1D");
        }
        if (cursor.position() > start && cursor.word().isEmpty()) {
            cursor.moveTo(start);
            return cursor.unexpected(LETTERS + "; dice with numbers have a small d: 2d6");
        }
        return cursor.unexpected(LETTERS);
    }

    /** The die that comes next, if its letter stands alone. */
    private Optional<SymbolDie> letter() {
        String word = cursor.word();
        for (SymbolDie die : SymbolDie.values()) {
            if (die.letter().equals(word)) {
                return Optional.of(die);
            }
        }
        return Optional.empty();
    }

    private void symbols() {
        do {
            cursor.skipBlanks();
            int count = cursor.atDigit() ? cursor.number("the number of symbols", 1, Bounds.DICE) : 1;
            cursor.skipBlanks();
            Symbols symbols = FixedSymbols.of(count, cursor.word())
                    .orElseThrow(() -> cursor.unexpected(
                            "symbols are success, failure, advantage, threat, triumph, despair: with 1 success"));
            cursor.moveTo(cursor.position() + cursor.word().length());
            pool = pool.and(symbols);
        } while (!cursor.skipBlanks().atEnd() && !cursor.word().equals("damage"));
    }
}
