package arbiter.interpreters.testgame;

import arbiter.dice.Dice;
import arbiter.interpreters.testgame.RaidEvent.Adjusted;
import arbiter.interpreters.testgame.RaidEvent.Rested;
import arbiter.interpreters.testgame.RaidEvent.Struck;
import arbiter.kernel.Decider;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/** Ann may sip as often as she likes before she acts, and some acts ask for another one before they are over. */
public final class SipGame extends RaidGame {

    private static final Decider ANN = Decider.unit("ann");
    private static final Action SIP = new Action("sip");
    private static final Action STRIKE = new Action("strike");
    private static final Action RUSH = new Action("rush");
    private static final Action CHARGE = new Action("charge");

    @Override
    public void advance(Play<RaidState> play) {
        Action action = ask(play, List.of(STRIKE, SIP, RUSH, CHARGE, Action.REST));
        while (action.equals(SIP)) {
            play.emit(new Adjusted("ann", play.state().raider("ann").health() + 1, false));
            action = ask(play, List.of(STRIKE, SIP, RUSH, CHARGE, Action.REST));
        }
        Action act = action;
        play.apart("turn.deed", () -> act(play, act));
        play.emit(new Rested("ann"));
    }

    private static Action ask(Play<RaidState> play, List<Action> actions) {
        return play.choose(Request.one(ANN, "turn.action", actions)
                .otherwise(actions.get(0))
                .decidedBy(() -> List.of(Headline.feared("ann health"), Headline.wanted("hit")))
                .asCommand());
    }

    /** With a five or a six somebody who rushes or charges acts again before the blow; one who charges must. */
    private static void act(Play<RaidState> play, Action action) {
        if (action.equals(Action.REST)) {
            return;
        }
        boolean again = play.draw("act.speed", Dice.of(1, 6)).sum() >= 5;
        if (again && action.equals(RUSH)) {
            ask(play, List.of(STRIKE, Action.REST));
        } else if (again && action.equals(CHARGE)) {
            ask(play, List.of(STRIKE, RUSH));
        }
        play.emit(new Struck("bob", "at once", 1));
    }
}
