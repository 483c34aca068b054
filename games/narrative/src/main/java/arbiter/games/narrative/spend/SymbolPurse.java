package arbiter.games.narrative.spend;

import arbiter.dice.Symbols;
import arbiter.games.narrative.sheet.Spend;

/** What is left of a check to be spent; net advantage below nothing is threat. Ledger: NAR-DICE-4, NAR-DICE-6. */
public record SymbolPurse(int advantage, int triumph, int threat, int despair) {

    public static SymbolPurse of(Symbols symbols) {
        return new SymbolPurse(
                Math.max(0, symbols.advantage()),
                symbols.triumph(),
                Math.max(0, -symbols.advantage()),
                symbols.despair());
    }

    public int count(Spend.Symbol symbol) {
        return switch (symbol) {
            case ADVANTAGE -> advantage;
            case TRIUMPH -> triumph;
            case THREAT -> threat;
            case DESPAIR -> despair;
        };
    }

    /** What is left after so many of one symbol are spent. */
    public SymbolPurse less(Spend.Symbol symbol, int spent) {
        if (spent > count(symbol)) {
            throw new IllegalArgumentException(
                    "there is " + count(symbol) + " " + symbol + " left, and " + spent + " would be spent");
        }
        return new SymbolPurse(
                advantage - (symbol == Spend.Symbol.ADVANTAGE ? spent : 0),
                triumph - (symbol == Spend.Symbol.TRIUMPH ? spent : 0),
                threat - (symbol == Spend.Symbol.THREAT ? spent : 0),
                despair - (symbol == Spend.Symbol.DESPAIR ? spent : 0));
    }
}
