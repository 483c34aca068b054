package arbiter.games.capital.turn;

import arbiter.games.capital.ability.NothingTwice;
import arbiter.games.capital.attack.AttackAction;
import arbiter.games.capital.gear.ChangeHands;
import arbiter.games.capital.gear.CrewListEntry;
import arbiter.games.capital.gear.PlasmaShot;
import arbiter.games.capital.gear.Reload;
import arbiter.games.capital.gear.StartScan;
import arbiter.games.capital.gear.UseBandage;
import arbiter.games.capital.grapple.EscapeGrapple;
import arbiter.games.capital.grapple.Grapple;
import arbiter.games.capital.grapple.Release;
import arbiter.games.capital.move.GetUp;
import arbiter.games.capital.move.Move;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.Alight;
import arbiter.games.capital.vehicle.Board;
import arbiter.games.capital.vehicle.VehicleActions;
import arbiter.games.capital.watch.Overwatch;
import java.util.ArrayList;
import java.util.List;

/** Everything a unit can do now, in the order in which the rulebook lists it. */
public final class ActMenu {

    private ActMenu() {}

    /** The Actions a unit could take, whoever's turn it is. Ledger: CAP-TURN-1. */
    public static List<CapitalAct> actions(CapitalState state, Combatant unit) {
        List<CapitalAct> menu = new ArrayList<>();
        if (Active.seizing(state, unit)) {
            Move.offerSeized(unit, menu);
        } else {
            Move.offer(unit, menu);
        }
        AttackAction.offer(state, unit, menu);
        Prepare.offer(unit, menu);
        Overwatch.offer(unit, menu);
        ActTrait.actions(state, unit, MenuSection.STANCE, menu);
        Grapple.offer(state, unit, menu);
        GetUp.offer(unit, menu);
        VehicleActions.offer(state, unit, menu); // CAP-VEH-4
        Board.offer(state, unit, menu);
        Alight.offer(state, unit, menu);
        ActTrait.actions(state, unit, MenuSection.AID, menu);
        EscapeGrapple.offer(state, unit, menu);
        ActTrait.actions(state, unit, MenuSection.SKILL, menu);
        Reload.offer(unit, menu, true);
        PlasmaShot.offer(state, unit, menu);
        UseBandage.offer(state, unit, menu);
        StartScan.offer(unit, menu);
        CrewListEntry.offer(state, unit, menu);
        ActTrait.actions(state, unit, MenuSection.MIND, menu);
        NothingTwice.cut(state, unit, menu);
        return menu;
    }

    /**
     * What is done if nobody says anything: the first that does something and is no Attack on the own side, nor on what
     * one rides.
     */
    public static CapitalAct standard(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        for (CapitalAct act : menu) {
            boolean friendly = act instanceof AttackAction attack && !state.enemies(unit, attack.target());
            if (!friendly && !act.isPointless()) {
                return act;
            }
        }
        return menu.get(0);
    }

    /** The same menu with everything at its end that would do nothing. */
    public static void pointlessLast(List<CapitalAct> menu) {
        PointlessAct.last(menu);
    }

    /** What a unit can do while it is Active without using an Action. Ledger: CAP-KEY-INSTANT. */
    public static List<CapitalAct> instants(CapitalState state, Combatant unit) {
        List<CapitalAct> menu = new ArrayList<>();
        ActTrait.instants(state, unit, MenuSection.STANCE, menu);
        Release.offer(state, unit, menu);
        ActTrait.instants(state, unit, MenuSection.AID, menu);
        ActTrait.instants(state, unit, MenuSection.SKILL, menu);
        ActTrait.instants(state, unit, MenuSection.MIND, menu);
        ChangeHands.offer(state, unit, menu);
        Reload.offer(unit, menu, false);
        NothingTwice.cut(state, unit, menu);
        return menu;
    }
}
