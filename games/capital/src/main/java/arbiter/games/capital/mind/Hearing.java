package arbiter.games.capital.mind;

import arbiter.games.capital.gear.KnownItems;
import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import java.util.Optional;

/** Who hears whom: by ear, over communicators, or by thought. Ledger: CAP-AMB-12, CAP-AMB-149. */
public final class Hearing {

    private static final int MILLIMETRES = 1000;
    private static final int LINK = 50;

    private Hearing() {}

    /** Whether the listener hears the speaker, for every rule that asks for hearing but Thunderous. */
    public static boolean hears(CapitalState state, Combatant listener, Combatant speaker) {
        return byEar(state, listener, speaker)
                || byCommunicator(listener, speaker)
                || byThought(state, listener, speaker);
    }

    /** With the ears alone: nothing solid in between, unless the table says otherwise. */
    public static boolean byEar(CapitalState state, Combatant listener, Combatant speaker) {
        return listener == speaker
                || state.senses().says(Sense.HEARS, listener, speaker, state.clear(listener, speaker));
    }

    /** Whether one sees or hears the other, as help by words asks. */
    public static boolean reaches(CapitalState state, Combatant listener, Combatant other) {
        return listener == other || state.sees(listener, other) || hears(state, listener, other);
    }

    /** Both hold one, and are no further apart than both of them reach. Ledger: personal-communicator. */
    private static boolean byCommunicator(Combatant listener, Combatant speaker) {
        if (listener.profile().items().isEmpty() || speaker.profile().items().isEmpty()) {
            return false;
        }
        Optional<Item> one = KnownItems.held(listener, KnownItems.COMMUNICATOR);
        Optional<Item> other = KnownItems.held(speaker, KnownItems.COMMUNICATOR);
        if (one.isEmpty() || other.isEmpty()) {
            return false;
        }
        int metres = Math.min(one.get().signal().orElse(0), other.get().signal().orElse(0));
        return listener.base().within(speaker.base(), metres * MILLIMETRES);
    }

    /** Both belong to the link of one telepath and are near enough to that telepath. */
    private static boolean byThought(CapitalState state, Combatant listener, Combatant speaker) {
        for (Combatant telepath : state.units()) {
            if (!telepath.links().units().isEmpty()
                    && telepath.present()
                    && reached(telepath, listener)
                    && reached(telepath, speaker)) {
                return true;
            }
        }
        return false;
    }

    private static boolean reached(Combatant telepath, Combatant unit) {
        if (unit == telepath) {
            return true;
        }
        if (!telepath.links().units().contains(unit.id())) {
            return false;
        }
        int metres = telepath.traits()
                .find(TelepathicLink.class)
                .map(TelepathicLink::reach)
                .orElse(LINK);
        int reach = unit.traits().find(TelepathAwakening.class).isPresent() ? 2 * metres : metres;
        return telepath.base().within(unit.base(), reach * MILLIMETRES);
    }
}
