package arbiter.games.narrative.spend;

import arbiter.dice.Symbols;
import arbiter.games.narrative.sheet.Spend;

/** What is left of a check to be spent; net advantage below nothing is threat. Ledger: NAR-DICE-4, NAR-DICE-6. */
public record SymbolPurse(int advantage, int triumph, int threat, int despair) {

    public static final SymbolPurse EMPTY = new SymbolPurse(0, 0, 0, 0);

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

    /** Whether the active player has something to spend, or those against the check. */
    public boolean has(boolean against) {
        return against ? threat > 0 || despair > 0 : advantage > 0 || triumph > 0;
    }

    /** {@code 2 advantage and 1 triumph}. */
    public String words(boolean against) {
        int many = against ? threat : advantage;
        int strong = against ? despair : triumph;
        String first = many > 0 ? many + (against ? " threat" : " advantage") : "";
        String second = strong > 0 ? strong + (against ? " despair" : " triumph") : "";
        return first.isEmpty() || second.isEmpty() ? first + second : first + " and " + second;
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
