package arbiter.games.narrative.spend;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.sheet.Spend;
import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** One thing that can be bought now, for whom, and one way to pay for it. */
public record SpendOffer(SpendRow row, Recipient recipient, Spend.Symbol symbol, int count) implements Option {

    /** {@code recover-strain:advantage}, {@code boost-any-ally@brann:triumph}. */
    @Override
    public String id() {
        return key() + ":" + EnumWords.of(symbol);
    }

    /** What it is called among things bought before: the same however it was paid for. */
    String key() {
        return recipient.id().isEmpty() ? row.id() : row.id() + "@" + recipient.id();
    }

    /** Whether both are the same thing for the same recipient, however each is paid for. */
    boolean isLike(SpendOffer other) {
        return row.id().equals(other.row.id()) && recipient.id().equals(other.recipient.id());
    }

    @Override
    public String text() {
        String what = recipient.name().isEmpty() ? row.name() : row.name() + ": " + recipient.name();
        return what + " (" + count + " " + EnumWords.of(symbol) + ")";
    }

    /** The rule in words. */
    public String rule() {
        return row.text().get();
    }

    @Override
    public List<Cost> costs() {
        return List.of(new Cost(EnumWords.of(symbol), count));
    }

    @Override
    public Optional<Pointer> pointer() {
        return recipient.unit().map(one -> new Pointer.Unit(one.id()));
    }
}
