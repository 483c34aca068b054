package arbiter.games.wasteland.item;

import arbiter.games.wasteland.sheet.Item;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.kernel.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is put away to make room for something, or nothing. Ledger: WAS-MIN-2. */
record StowOption(Optional<Integer> place, String id, String text) implements Option {

    private static final StowOption NOTHING = new StowOption(Optional.empty(), "none", "Nothing");

    /** Nothing first where there is a hand for it; otherwise whatever makes room, the last thing that came into a hand first. */
    static List<StowOption> of(Fighter one, Item wanted) {
        List<StowOption> options = new ArrayList<>();
        if (FreeHands.grip(one, wanted).isPresent()) {
            options.add(NOTHING);
        }
        List<CarriedItem> items = one.items().items();
        for (int place = items.size() - 1; place >= 0; place--) {
            CarriedItem held = items.get(place);
            if (FreeHands.isInHand(held)
                    && FreeHands.gripWithout(one, wanted, place).isPresent()) {
                options.add(new StowOption(
                        Optional.of(place),
                        held.item().id(),
                        "Put the " + held.item().name() + " away"));
            }
        }
        return options;
    }

    @Override
    public boolean declines() {
        return place.isEmpty();
    }
}
