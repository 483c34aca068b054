package arbiter.games.capital.turn;

import arbiter.games.capital.check.Side;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/**
 * Whoever joins a running combat rolls on arrival, without special results, and acts from the next time that place comes
 * up. Ledger: CAP-AMB-84.
 */
public final class LateArrival {

    private LateArrival() {}

    /** Everybody who has come in since the last step. */
    public static void resolve(Play<CapitalState> play) {
        for (String id : play.state().arriving()) {
            findPlace(play, play.state().unit(id));
        }
    }

    private static void findPlace(Play<CapitalState> play, Combatant unit) {
        for (int roll = 0; roll <= unit.profile().bossfight(); roll++) {
            Modifiers modifiers = TurnOrderScore.of(play, unit);
            Side side = TurnOrder.throwOnce(play, unit, "initiative.roll", modifiers);
            play.emit(new PlaceTaken(unit.id(), side.total(), place(play, unit, modifiers, side.total())));
        }
    }

    /** Behind everybody who rolled higher; with whoever rolled the same, a second roll decides. */
    private static int place(Play<CapitalState> play, Combatant unit, Modifiers modifiers, int result) {
        CapitalState state = play.state();
        int place = 0;
        while (place < state.order().size()) {
            Slot slot = state.order().get(place);
            if (slot.result() < result || slot.result() == result && isFaster(play, unit, modifiers, slot)) {
                return place;
            }
            place++;
        }
        return place;
    }

    private static boolean isFaster(Play<CapitalState> play, Combatant unit, Modifiers modifiers, Slot slot) {
        Combatant other = play.state().unit(slot.combatant());
        Modifiers others = TurnOrderScore.of(play, other);
        while (true) {
            int mine =
                    TurnOrder.throwOnce(play, unit, "initiative.tie", modifiers).total();
            int theirs =
                    TurnOrder.throwOnce(play, other, "initiative.tie", others).total();
            if (mine != theirs) {
                return mine > theirs;
            }
        }
    }
}
