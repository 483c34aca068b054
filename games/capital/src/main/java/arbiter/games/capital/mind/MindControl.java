package arbiter.games.capital.mind;

import arbiter.games.capital.calls.Announced;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** Mind Control: an order of one word that a unit within two metres obeys unless it harms it. Ledger: mind-control. */
public record MindControl(Combatant telepath, Combatant other) implements MindAct {

    private static final int METRES = 2;

    public static void offer(CapitalState state, Combatant telepath, List<CapitalAct> menu) {
        MindAct.offer(state, telepath, AbilityId.MIND_CONTROL, METRES, other -> new MindControl(telepath, other), menu);
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
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        if (succeeds(play, "Mind Control", "controlling a mind")) {
            play.emit(new Announced(
                    other.id(),
                    " obeys one word of " + telepath.name() + " unless that would harm it, and knows it was made to"));
        }
    }
}
