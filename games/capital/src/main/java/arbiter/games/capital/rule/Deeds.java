package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import java.util.ArrayList;
import java.util.List;

/** Everything a unit can do now, in the order in which the rulebook lists it. */
final class Deeds {

    private Deeds() {}

    /** The Actions a unit could take, whoever's turn it is. Ledger: CAP-TURN-1. */
    static List<Deed> actions(CapitalState state, Combatant unit) {
        List<Deed> menu = new ArrayList<>();
        if (Active.seizing(state, unit)) {
            Move.offerSeized(unit, menu);
        } else {
            Move.offer(unit, menu);
        }
        Strike.offer(state, unit, menu);
        Prepare.offer(unit, menu);
        Overwatch.offer(unit, menu);
        MoveCarefully.offer(unit, menu);
        Lockdown.offer(unit, menu);
        Grapple.offer(state, unit, menu);
        GetUp.offer(unit, menu);
        VehicleActions.offer(state, unit, menu); // CAP-VEH-4
        Board.offer(state, unit, menu);
        Alight.offer(state, unit, menu);
        Backup.offer(state, unit, menu);
        PatchUp.offer(state, unit, menu);
        Convalescence.offer(state, unit, menu);
        DelayTheInevitable.offer(state, unit, menu);
        Supercharge.offer(unit, menu);
        Escape.offer(state, unit, menu);
        Assemble.offerAction(state, unit, menu);
        ClearMind.offer(unit, menu);
        PowerPlay.offer(state, unit, menu);
        KnowYourEnemy.offer(state, unit, menu);
        Reloading.offer(unit, menu, true);
        PlasmaShot.offer(state, unit, menu);
        Bandaging.offer(state, unit, menu);
        Scanning.offer(unit, menu);
        CrewListing.offer(state, unit, menu);
        SoulRead.offer(state, unit, menu);
        MindControl.offer(state, unit, menu);
        TelepathicLink.offer(state, unit, menu);
        NothingTwice.cut(state, unit, menu);
        return menu;
    }

    /** What a unit can do while it is Active without using an Action. Ledger: CAP-KEY-INSTANT. */
    static List<Deed> instants(CapitalState state, Combatant unit) {
        List<Deed> menu = new ArrayList<>();
        Sanctuary.offer(unit, menu);
        Release.offer(state, unit, menu);
        ThatsAnOrder.offer(state, unit, menu);
        Assemble.offerInstant(state, unit, menu);
        Rally.offer(unit, menu);
        Focus.offer(state, unit, menu);
        AllOut.offer(unit, menu);
        ChangeHands.offer(state, unit, menu);
        Reloading.offer(unit, menu, false);
        NothingTwice.cut(state, unit, menu);
        return menu;
    }
}
