package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.Announced;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Contest;
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
        if (!telepath.has(AbilityId.MIND_TRICK) || !Purse.affords(play.state(), telepath, ENERGY)) {
            return false;
        }
        boolean tries = play.confirm(
                telepath.decider(),
                "mind-trick.use",
                () -> telepath.name() + " did not fool " + other.name() + ". Use Mind Trick for 1 Energy?");
        if (!tries || !Purse.pay(play, telepath, ENERGY, "Mind Trick")) {
            return false;
        }
        boolean works = Minds.prevail(play, telepath, other, "tricking a mind");
        if (works) {
            play.emit(new Announced(other.id(), " believes " + telepath.name() + " after all"));
        }
        return works;
    }
}
