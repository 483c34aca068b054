package arbiter.games.wasteland.test;

import arbiter.games.wasteland.sheet.ComplicationItem;
import arbiter.kernel.Option;
import java.util.Optional;

/** What the gamemaster makes of a complication: an item of the menu, or nothing but a note. Ledger: WAS-TEST-11. */
record ComplicationOption(Optional<ComplicationItem> item) implements Option {

    static final ComplicationOption RECORD = new ComplicationOption(Optional.empty());

    @Override
    public String id() {
        return item.map(ComplicationItem::id).orElse("record");
    }

    @Override
    public String text() {
        return item.map(ComplicationItem::name).orElse("Tell it, without an effect");
    }

    @Override
    public boolean declines() {
        return item.isEmpty();
    }
}
