package arbiter.games.narrative.spend;

import arbiter.games.narrative.sheet.Spend;
import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.kernel.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An answer to what symbols are spent on: some purchases, something in one's own words, and whether that is all. Written
 * {@code critical-injury:advantage+recover-strain:advantage+done}; own words come last, {@code done+words:2 advantage:a
 * pipe bursts}.
 */
public record Purchases(List<SpendOffer> offers, Optional<FreeSpend> words, boolean done) implements Option {

    static final Purchases DONE = new Purchases(List.of(), Optional.empty(), true);

    private static final String END = "done";

    static Purchases of(SpendOffer offer) {
        return new Purchases(List.of(offer), Optional.empty(), false);
    }

    @Override
    public String id() {
        List<String> ids = new ArrayList<>();
        offers.forEach(offer -> ids.add(offer.id()));
        if (done) {
            ids.add(END);
        }
        words.ifPresent(free -> ids.add(free.id())); // last: they may have any signs in them
        return String.join("+", ids);
    }

    @Override
    public String text() {
        List<String> texts = new ArrayList<>();
        offers.forEach(offer -> texts.add(offer.text()));
        words.ifPresent(free -> texts.add(free.text()));
        return texts.isEmpty() ? "Nothing more" : String.join(", ", texts);
    }

    @Override
    public List<Cost> costs() {
        List<Cost> costs = new ArrayList<>();
        offers.forEach(offer -> costs.addAll(offer.costs()));
        return costs;
    }

    @Override
    public String note() {
        return offers.size() == 1 && words.isEmpty() ? offers.get(0).rule() : "";
    }

    @Override
    public boolean repeats() {
        return offers.size() == 1 && offers.get(0).row().most() > 1;
    }

    @Override
    public Optional<Pointer> pointer() {
        return offers.size() == 1 ? offers.get(0).pointer() : Optional.empty();
    }

    @Override
    public boolean declines() {
        return done && offers.isEmpty() && words.isEmpty();
    }

    /** Reads an answer that names several of what is offered, or own words; refuses what cannot be paid for. */
    static Purchases read(String notation, List<SpendOffer> menu, SymbolPurse purse, boolean against) {
        List<SpendOffer> offers = new ArrayList<>();
        Optional<FreeSpend> words = Optional.empty();
        boolean done = false;
        SymbolPurse left = purse;
        for (String part : parts(notation)) {
            if (part.equals(END)) {
                done = true;
            } else if (part.startsWith(FreeSpend.PREFIX)) {
                FreeSpend free = FreeSpend.read(part, left, against);
                left = free.paid(left);
                words = Optional.of(free);
            } else {
                SpendOffer offer = find(part, menu);
                refuseTwice(offer, offers);
                left = pay(left, offer);
                offers.add(offer);
            }
        }
        return new Purchases(offers, words, done);
    }

    /** Own words come last and may have any signs in them. */
    private static List<String> parts(String notation) {
        int words = notation.indexOf(FreeSpend.PREFIX);
        String listed = words < 0 ? notation : notation.substring(0, words);
        List<String> parts = new ArrayList<>();
        for (String part : listed.split("\\+")) {
            if (!part.isBlank()) {
                parts.add(part.trim());
            }
        }
        if (words >= 0) {
            parts.add(notation.substring(words));
        }
        return parts;
    }

    private static SpendOffer find(String id, List<SpendOffer> menu) {
        return menu.stream()
                .filter(offer -> offer.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new Refused("'" + id + "' cannot be bought now; it could be "
                        + String.join(", ", menu.stream().map(SpendOffer::id).toList())));
    }

    private static void refuseTwice(SpendOffer offer, List<SpendOffer> before) {
        boolean again = before.stream().anyMatch(other -> other.key().equals(offer.key()));
        if (again && offer.row().most() != SpendRow.WITHOUT_LIMIT && offer.row().most() < 2) {
            throw new Refused(offer.row().name() + " can be bought once for each");
        }
    }

    private static SymbolPurse pay(SymbolPurse left, SpendOffer offer) {
        if (left.count(offer.symbol()) < offer.count()) {
            throw new Refused("there is too little " + word(offer.symbol()) + " left for "
                    + offer.row().name());
        }
        return left.less(offer.symbol(), offer.count());
    }

    private static String word(Spend.Symbol symbol) {
        return arbiter.content.yaml.EnumWords.of(symbol);
    }
}
