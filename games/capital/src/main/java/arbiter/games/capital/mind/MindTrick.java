package arbiter.games.capital.mind;

import arbiter.games.capital.calls.Announced;
import arbiter.games.capital.check.Contest;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** Mind Trick: a Reaction when a check to deceive somebody fails; WIL against WIL turns it around. Ledger: mind-trick. */
public final class MindTrick {

    private static final int ENERGY = 1;

    private MindTrick() {}

    /** Whether the deception works in the end. */
    public static boolean resolve(Play<CapitalState> play, Combatant telepath, Combatant other, Contest deception) {
        if (deception.succeeds()) {
            return true;
        }
        if (!telepath.has(AbilityId.MIND_TRICK) || !EnergyPayment.affords(play.state(), telepath, ENERGY)) {
            return false;
        }
        boolean tries = play.confirm(
                telepath.decider(),
                "mind-trick.use",
                () -> telepath.name() + " did not fool " + other.name() + ". Use Mind Trick for 1 Energy?");
        if (!tries || !EnergyPayment.pay(play, telepath, ENERGY, "Mind Trick")) {
            return false;
        }
        boolean works = MindContest.prevail(play, telepath, other, "tricking a mind");
        if (works) {
            play.emit(new Announced(other.id(), " believes " + telepath.name() + " after all"));
        }
        return works;
    }
}
