package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.Announced;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** Mind Control: an order of one word that a unit within two metres obeys unless it harms it. Ledger: mind-control. */
record MindControl(Combatant telepath, Combatant other) implements MindDeed {

    private static final int METRES = 2;

    static void offer(CapitalState state, Combatant telepath, List<Deed> menu) {
        MindDeed.offer(
                state, telepath, AbilityId.MIND_CONTROL, METRES, other -> new MindControl(telepath, other), menu);
    }

    @Override
    public String id() {
        return "mind-control:" + other.id();
    }

    @Override
    public String text() {
        return "Mind Control: " + other.name();
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        if (succeeds(play, "Mind Control", "controlling a mind")) {
            play.emit(new Announced(
                    other.id(),
                    " obeys one word of " + telepath.name() + " unless that would harm it, and knows it was made to"));
        }
    }
}
