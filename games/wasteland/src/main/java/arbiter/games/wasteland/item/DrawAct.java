package arbiter.games.wasteland.item;

import arbiter.games.wasteland.item.ItemEvents.ItemDrawn;
import arbiter.games.wasteland.item.ItemEvents.ItemPickedUp;
import arbiter.games.wasteland.item.ItemEvents.ItemStowed;
import arbiter.games.wasteland.sheet.Item;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.TurnEvents.FreeDrawUsed;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The entry on the menu that draws something carried or picks up something that lies about; one thing in hand may be put
 * away along with it. With a quick hand the first of a turn is free. Ledger: WAS-MIN-2, fast-reach.
 */
public record DrawAct(Item item, boolean lying, boolean free) implements WastelandAct {

    @Override
    public Price price() {
        return free ? Price.FREE : Price.MINOR;
    }

    @Override
    public String id() {
        return (lying ? "pick-up:" : "draw:") + item.id();
    }

    @Override
    public String text() {
        return (lying ? "Pick up the " : "Draw the ") + item.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        Fighter one = occasion.actor();
        if (free) {
            play.emit(new FreeDrawUsed(one.id()));
        }
        List<StowOption> options = StowOption.of(one, item);
        Optional<Integer> away = options.size() == 1
                ? options.get(0).place()
                : play.choose(Request.one(one.decider(), "item.stow", options)
                                .asking(() -> "What does " + one.name() + " put away?"))
                        .place();
        away.ifPresent(place -> play.emit(
                new ItemStowed(one.id(), place, one.items().get(place).item().name())));
        Grip grip = FreeHands.grip(one, item).orElseThrow();
        if (lying) {
            play.emit(new ItemPickedUp(one.id(), place(play.state(), one.zone()), grip));
        } else {
            play.emit(new ItemDrawn(one.id(), FreeHands.stowed(one, item).orElseThrow(), grip));
        }
    }

    /** Whether nothing has to be put away for it. */
    public boolean leavesHands(Fighter one) {
        return StowOption.of(one, item).get(0).declines();
    }

    /** What somebody would have in hand, on a copy of the table; put away is what is suggested. */
    public void imagine(WastelandState copy, Fighter one) {
        StowOption.of(one, item)
                .get(0)
                .place()
                .ifPresent(place -> new ItemStowed(
                                one.id(), place, one.items().get(place).item().name())
                        .apply(copy));
        Grip grip = FreeHands.grip(one, item).orElseThrow();
        if (lying) {
            new ItemPickedUp(one.id(), place(copy, one.zone()), grip).apply(copy);
        } else {
            new ItemDrawn(one.id(), FreeHands.stowed(one, item).orElseThrow(), grip).apply(copy);
        }
    }

    private int place(WastelandState state, int zone) {
        List<GroundItems.Lying> items = state.ground().items();
        int place = 0;
        while (items.get(place).zone() != zone || !items.get(place).item().equals(item)) {
            place++;
        }
        return place;
    }
}
