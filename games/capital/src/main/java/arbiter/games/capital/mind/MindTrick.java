package arbiter.games.capital.mind;

import arbiter.games.capital.calls.Announced;
import arbiter.games.capital.check.DeceptionTrait;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** Mind Trick: a Reaction when a check to deceive somebody fails; WIL against WIL turns it around. Ledger: mind-trick. */
public record MindTrick(int energy) implements DeceptionTrait {

    @Override
    public boolean afterFailure(Play<CapitalState> play, Combatant telepath, Combatant other) {
        if (!EnergyPayment.affords(play.state(), telepath, energy)) {
            return false;
        }
        boolean tries = play.confirm(
                telepath.decider(),
                "mind-trick.use",
                () -> telepath.name() + " did not fool " + other.name() + ". Use Mind Trick for " + energy
                        + " Energy?");
        if (!tries || !EnergyPayment.pay(play, telepath, energy, "Mind Trick")) {
            return false;
        }
        boolean works = MindContest.prevail(play, telepath, other, "tricking a mind");
        if (works) {
            play.emit(new Announced(other.id(), " believes " + telepath.name() + " after all"));
        }
        return works;
    }
}
