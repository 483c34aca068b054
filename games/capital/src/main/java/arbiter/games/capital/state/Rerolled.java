package arbiter.games.capital.state;

import arbiter.dice.Faces;
import arbiter.kernel.Line;

/** Dice of a roll were thrown again, paid by whoever did it. Ledger: CAP-KEY-AIM, CAP-KEY-BLOCK. */
public record Rerolled(String unit, String means, String payer, int energy, Faces before, Faces after)
        implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Sharing.purse(state, state.combatant(payer)).energy -= energy;
    }

    @Override
    public Line line(CapitalState state) {
        String cost = energy == 0 ? "" : ", " + Sharing.purse(state, state.combatant(payer)).energy + " Energy left";
        return CapitalEvent.tell(state, unit, " rerolls with " + means + ": " + before + " becomes " + after + cost);
    }
}
