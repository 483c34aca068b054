package arbiter.games.narrative.item;

import arbiter.games.narrative.item.ItemEvents.ItemMoved;
import arbiter.games.narrative.item.ItemEvents.WeaponLoaded;
import arbiter.games.narrative.item.ItemEvents.WeaponPrepared;
import arbiter.games.narrative.maneuver.AimManeuver;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.function.Consumer;

/**
 * Managing gear: drawing, putting away, reloading, preparing and picking up are maneuvers, with Quick Draw once in a
 * round an incidental; letting something fall always is. Ledger: NAR-MAN-6, NAR-MAN-10, NAR-INC-1.
 */
public final class GearActs {

    private GearActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {
        boolean free = one.gear().held() < HandCount.of(one);
        Price price = QuickDraw.price(one);
        for (CarriedItem item : one.gear().items()) {
            switch (item.place()) {
                case HAND -> {
                    menu.accept(new GearAct(Use.STOW, item, price));
                    menu.accept(new GearAct(Use.DROP, item, Price.INCIDENTAL));
                    maintain(item, price, menu);
                }
                case BODY -> maintain(item, price, menu);
                case STOWED -> {
                    if (free && item.condition() != Condition.DESTROYED) {
                        menu.accept(new GearAct(Use.DRAW, item, price));
                    }
                }
                case GROUND -> {
                    if (free) {
                        menu.accept(new GearAct(Use.PICK_UP, item, price));
                    }
                }
                case WORN -> {}
            }
        }
    }

    private static void maintain(CarriedItem item, Price price, Consumer<NarrativeAct> menu) {
        if (item.needsLoading()) {
            menu.accept(new GearAct(Use.RELOAD, item, price));
        }
        if (item.needsPreparing()) {
            menu.accept(new GearAct(Use.PREPARE, item, Price.MANEUVER));
        }
    }

    private enum Use {
        DRAW("draw", "Draw "),
        STOW("stow", "Put away "),
        DROP("let-fall", "Let fall "),
        PICK_UP("pick-up", "Pick up "),
        RELOAD("reload", "Reload "),
        PREPARE("prepare", "Prepare ");

        private final String id;
        private final String text;

        Use(String id, String text) {
            this.id = id;
            this.text = text;
        }
    }

    private record GearAct(Use use, CarriedItem item, Price price) implements NarrativeAct {

        @Override
        public String id() {
            return use.id + ":" + item.id();
        }

        @Override
        public String text() {
            return use.text + item.name();
        }

        @Override
        public void resolve(Play<NarrativeState> play, Participant one) {
            if (use != Use.DROP) {
                AimManeuver.interrupt(play, one);
            }
            QuickDraw.used(play, one, price, use == Use.DROP);
            switch (use) {
                case DRAW, PICK_UP -> play.emit(new ItemMoved(one.id(), item.id(), CarriedItem.Place.HAND));
                case STOW -> play.emit(new ItemMoved(one.id(), item.id(), CarriedItem.Place.STOWED));
                case DROP -> Dropping.one(play, one, item);
                case RELOAD -> play.emit(new WeaponLoaded(one.id(), item.id()));
                case PREPARE -> play.emit(new WeaponPrepared(one.id(), item.id()));
            }
        }
    }
}
