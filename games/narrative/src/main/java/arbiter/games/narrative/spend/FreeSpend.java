package arbiter.games.narrative.spend;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.sheet.Spend;
import arbiter.kernel.Refused;
import java.util.Locale;

/** Something that no table lists, in somebody's own words, and what it costs. */
record FreeSpend(Spend.Symbol symbol, int count, String words) {

    static final String PREFIX = "words:";

    /** As long as anything else that is told in one's own words. */
    private static final int LONGEST = 300;

    String id() {
        return PREFIX + count + " " + EnumWords.of(symbol) + ":" + words;
    }

    String text() {
        return "Something else (" + count + " " + EnumWords.of(symbol) + "): " + words;
    }

    SymbolPurse paid(SymbolPurse purse) {
        return purse.less(symbol, count);
    }

    /** {@code words:2 advantage:a pipe bursts}; without a cost it is one of whatever there is. */
    static FreeSpend read(String notation, SymbolPurse purse, boolean against) {
        String rest = notation.substring(PREFIX.length());
        int colon = rest.indexOf(':');
        String[] cost =
                colon < 0 ? new String[0] : rest.substring(0, colon).trim().split(" ");
        String words = (colon < 0 ? rest : rest.substring(colon + 1)).trim();
        Spend.Symbol symbol = cost.length == 2 ? symbol(cost[1]) : cheapest(purse, against);
        int count = cost.length == 2 && cost[0].matches("\\d{1,2}") ? Integer.parseInt(cost[0]) : 1;
        boolean theirs = symbol == Spend.Symbol.THREAT || symbol == Spend.Symbol.DESPAIR;
        if (words.length() > LONGEST) {
            throw new Refused("these are " + words.length() + " characters, and " + LONGEST + " are the most");
        }
        if (words.isEmpty() || count < 1 || theirs != against || purse.count(symbol) < count) {
            throw new Refused("'" + notation + "' cannot be bought: write what happens and what it costs, such as "
                    + "words:" + "1 " + EnumWords.of(cheapest(purse, against)) + ":a lamp goes out");
        }
        return new FreeSpend(symbol, count, words);
    }

    private static Spend.Symbol cheapest(SymbolPurse purse, boolean against) {
        if (against) {
            return purse.threat() > 0 ? Spend.Symbol.THREAT : Spend.Symbol.DESPAIR;
        }
        return purse.advantage() > 0 ? Spend.Symbol.ADVANTAGE : Spend.Symbol.TRIUMPH;
    }

    private static Spend.Symbol symbol(String word) {
        for (Spend.Symbol symbol : Spend.Symbol.values()) {
            if (symbol.name().toLowerCase(Locale.ROOT).equals(word)) {
                return symbol;
            }
        }
        throw new Refused("'" + word + "' is no symbol: advantage, triumph, threat or despair");
    }
}
