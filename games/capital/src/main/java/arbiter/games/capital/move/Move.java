package arbiter.games.capital.move;

import arbiter.games.capital.damage.PowerArmour;
import arbiter.games.capital.gear.HeavyBurden;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** Move: the standard Action to get somewhere else. Ledger: CAP-ACT-1, section 5.2. */
public record Move(Combatant unit) implements CapitalAct {

    public static void offer(Combatant unit, List<CapitalAct> menu) {
        boolean heavyLimit = unit.moves() > 0 && HeavyBurden.isHeavy(unit); // CAP-AMB-99
        if (!heavyLimit) {
            offerSeized(unit, menu);
        }
    }

    /** For an Action taken by Seizing the Initiative, which is free of the Heavy limit. Ledger: CAP-SEIZE-5. */
    public static void offerSeized(Combatant unit, List<CapitalAct> menu) {
        boolean free = unit.grappledBy().isEmpty() && unit.riding().isEmpty(); // CAP-STAT-GRAPPLED-1, CAP-AMB-28
        if (free && !unit.movement().isFalling()) {
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
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        resolve(play, unit, occasion, Modifiers.none(), Optional.empty());
    }

    /** With metres that others have added, and perhaps a place it has to end at. */
    public static void resolve(
            Play<CapitalState> play,
            Combatant unit,
            Occasion occasion,
            Modifiers bonus,
            Optional<GatheringLimit> gathering) {
        Modifiers length = MoveLength.resolve(play, unit, occasion, bonus);
        PathChoice.ask(play, unit, length.total(), gathering, "move.to")
                .ifPresent(course -> Movement.resolve(play, unit, course, Motion.MOVE));
        PowerArmour.offer(play, unit);
        MoveTrait.moved(play, unit, occasion);
    }
}
