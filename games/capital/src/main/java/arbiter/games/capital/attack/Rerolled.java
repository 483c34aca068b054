package arbiter.games.capital.attack;

import arbiter.dice.Faces;
import arbiter.games.capital.energy.EnergyStore;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** Dice of a roll were thrown again, paid by whoever did it. Ledger: CAP-KEY-AIM, CAP-KEY-BLOCK. */
public record Rerolled(String unit, String means, String payer, int energy, Faces before, Faces after)
        implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        EnergyStore.spend(state, state.unit(payer), energy);
    }

    @Override
    public Line line(CapitalState state) {
        String cost = energy == 0
                ? ""
                : ", " + EnergyStore.purse(state, state.unit(payer)).energy() + " Energy left";
        return tell(state, unit, " rerolls with " + means + ": " + before + " becomes " + after + cost);
    }
}
