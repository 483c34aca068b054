package arbiter.games.narrative.spend;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.sheet.Spend;
import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import java.util.List;

/** One thing that can be bought now, and one way to pay for it. */
public record SpendOffer(String bought, String name, String text, Spend.Symbol symbol, int count) implements Option {

    /** {@code recover-strain:advantage}. */
    @Override
    public String id() {
        return bought + ":" + EnumWords.of(symbol);
    }

    @Override
    public List<Cost> costs() {
        return List.of(new Cost(EnumWords.of(symbol), count));
    }
}
