package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.space.plane.Base;
import java.math.BigDecimal;

/** A unit went so many millimetres and is somewhere else now. */
public record Moved(String unit, Base to, int length, Motion motion) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        if (motion == Motion.FALL) {
            combatant.momentum.fallen += combatant.base.altitude() - to.altitude();
        }
        combatant.base = to;
        if (combatant.crew != null) {
            Aboard.bringAlong(state, combatant);
            combatant.crew = combatant.crew.gone(motion == Motion.MOVE ? length : 0);
        }
    }

    @Override
    public Line line(CapitalState state) {
        String height = to.altitude() == 0 ? "" : ", " + metres(to.altitude()) + " up";
        return CapitalEvent.tell(
                state, unit, " " + motion.verb() + " " + metres(length) + " to " + to.centre() + height);
    }

    private static String metres(int millimetres) {
        return new BigDecimal(millimetres).movePointLeft(3).stripTrailingZeros().toPlainString() + "m";
    }
}
