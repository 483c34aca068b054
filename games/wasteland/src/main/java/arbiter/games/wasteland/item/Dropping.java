package arbiter.games.wasteland.item;

import arbiter.games.wasteland.item.ItemEvents.ItemDropped;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** What falls out of hands. Ledger: WAS-INJ-4, comp-drop-weapon. */
public final class Dropping {

    private Dropping() {}

    /** What the hand of an arm holds, what both hands hold included; what belongs to the body stays. Ledger: WAS-INJ-4. */
    public static void fromArm(Play<WastelandState> play, Fighter one, int location) {
        boolean left = isLeft(one, location);
        for (int place = one.items().items().size() - 1; place >= 0; place--) {
            Grip grip = one.items().get(place).grip();
            if (left ? grip.usesLeft() : grip.usesRight()) {
                play.emit(new ItemDropped(one.id(), place));
            }
        }
    }

    /** The first arm of a body is the left one. */
    static boolean isLeft(Fighter one, int location) {
        return location == Arms.of(one.profile().plan(), 0);
    }
}
