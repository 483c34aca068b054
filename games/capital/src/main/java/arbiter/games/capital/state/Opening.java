package arbiter.games.capital.state;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** How things stand when a table is set up, other than at the beginning of a combat among the unhurt. */
public final class Opening {

    /** What a unit may be under from the start. */
    public enum Condition {
        PRONE,
        CHILLED,
        POISONED,
        FOCUS,
        OVERWATCH
    }

    private Opening() {}

    /** What is in hand goes by the table's rules. Ledger: CAP-AMB-40. */
    public static void hands(Combatant unit, TableRules rules) {
        unit.held = Hands.atFirst(unit.profile(), rules);
    }

    /** Values that differ from the sheet; whoever has no hit points is critical, defeated or dead. Ledger: CAP-DYING-1. */
    public static void values(Combatant unit, OptionalInt hp, OptionalInt energy, OptionalInt bones) {
        unit.hp = hp.orElse(unit.hp);
        unit.energy = energy.orElse(unit.energy);
        unit.bones = bones.orElse(unit.bones);
        if (unit.hp == 0) {
            unit.prone = !unit.isVehicle();
            unit.life = lifeWithoutHitPoints(unit);
        }
    }

    private static Life lifeWithoutHitPoints(Combatant unit) {
        if (unit.profile().maxima().bones() == 0) {
            return Life.DEFEATED;
        }
        return unit.bones == 0 ? Life.DEAD : Life.CRITICAL;
    }

    public static void condition(Combatant unit, Condition condition) {
        switch (condition) {
            case PRONE -> unit.prone = true;
            case CHILLED -> unit.chilled = true;
            case POISONED -> unit.poisoned = true;
            case FOCUS -> unit.focused = true;
            case OVERWATCH -> unit.overwatch++;
        }
    }

    public static void grapple(CapitalState state, Combatant grappler, Combatant victim) {
        Grapples.hold(state, grappler, victim);
    }

    public static void taunt(Combatant unit, Combatant by) {
        unit.tauntedBy = by.id();
    }

    /**
     * The combat is under way: the order is that of the list, and it is the turn of that unit. Vehicles and Companions
     * have no turns of their own. Ledger: CAP-VEH-4, CAP-AMB-34.
     */
    public static void underWay(CapitalState state, String first, int round) {
        List<Slot> order = new ArrayList<>();
        int places = state.combatants().size();
        for (Combatant unit : state.combatants()) {
            if (unit.crew == null && unit.bond == null) {
                state.slot = unit.id().equals(first) ? order.size() : state.slot;
                order.add(new Slot(unit.id(), places - order.size(), false));
            }
        }
        state.order = List.copyOf(order);
        state.round = round;
        state.phase = Phase.TURN_START;
    }
}
