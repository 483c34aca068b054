package arbiter.games.wasteland.action;

import arbiter.games.wasteland.action.ReadyEvents.ActionReadied;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/** Names a trigger and a major action that waits for it up to the start of the own next turn. Ledger: WAS-MAJ-8. */
enum ReadyAct implements WastelandAct {
    ACT;

    @Override
    public Price price() {
        return Price.MAJOR;
    }

    @Override
    public String id() {
        return "ready";
    }

    @Override
    public String text() {
        return "Ready an action";
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        Fighter one = occasion.actor();
        List<ReadyOption> acts = ReadyOption.of(play.state(), one);
        ReadyOption act = play.choose(Request.one(one.decider(), "ready.action", acts)
                .asking(() -> "What does " + one.name() + " make ready?")
                .partOf("ready.plan"));
        Trigger trigger = play.choose(Request.one(one.decider(), "ready.trigger", Trigger.of(play.state(), one))
                .asking(() -> "What does it wait for? Anything in other words is for the gamemaster to watch.")
                .orInWords(Trigger::inWords)
                .partOf("ready.plan"));
        play.emit(new ActionReadied(one.id(), trigger.id(), trigger.text(), act.id(), act.text(), occasion.extra()));
    }
}
