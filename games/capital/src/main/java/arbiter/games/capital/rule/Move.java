package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Motion;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** Move: the standard Action to get somewhere else. Ledger: CAP-ACT-1, section 5.2. */
record Move(Combatant unit) implements Deed {

    static void offer(Combatant unit, List<Deed> menu) {
        boolean heavyLimit = unit.moves() > 0 && Burden.isHeavy(unit); // CAP-AMB-99
        if (!heavyLimit) {
            offerSeized(unit, menu);
        }
    }

    /** For an Action taken by Seizing the Initiative, which is free of the Heavy limit. Ledger: CAP-SEIZE-5. */
    static void offerSeized(Combatant unit, List<Deed> menu) {
        boolean free = unit.grappledBy().isEmpty() && unit.riding().isEmpty(); // CAP-STAT-GRAPPLED-1, CAP-AMB-28
        if (free && !unit.momentum().isFalling()) {
            menu.add(new Move(unit));
        }
    }

    @Override
    public String id() {
        return "move";
    }

    @Override
    public String text() {
        return "Move";
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        resolve(play, unit, manner, Modifiers.none(), Optional.empty());
    }

    /** With metres that others have added, and perhaps a place it has to end at. */
    static void resolve(
            Play<CapitalState> play, Combatant unit, Manner manner, Modifiers bonus, Optional<Gathering> gathering) {
        Modifiers length = MoveLength.resolve(play, unit, manner, bonus);
        Destinations.ask(play, unit, length.total(), gathering, "move.to")
                .ifPresent(course -> Movement.resolve(play, unit, course, Motion.MOVE));
        PowerArmour.offer(play, unit);
        Charge.offer(play, unit, manner);
    }
}
