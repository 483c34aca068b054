package arbiter.games.wasteland.awareness;

import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import java.util.List;
import java.util.function.Consumer;

/** Hides from every enemy who could lose sight of one. Ledger: WAS-SNEAK-5, WAS-MAJ-10, AMB-64. */
public enum HideAct implements WastelandAct {
    ACT;

    public static void offer(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        for (Fighter watcher : state.units()) {
            if (Stealth.canHideFrom(state, watcher, one)) {
                menu.accept(ACT);
                return;
            }
        }
    }

    @Override
    public Price price() {
        return Price.MAJOR;
    }

    @Override
    public String id() {
        return "hide";
    }

    @Override
    public String text() {
        return "Hide";
    }

    @Override
    public List<Headline> headlines() {
        return List.of(Headline.wanted("unaware enemies"), Headline.feared("complication"));
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        for (Fighter watcher : play.state().units()) {
            if (Stealth.canHideFrom(play.state(), watcher, occasion.actor())) {
                Stealth.against(play, occasion, watcher, "hiding");
            }
        }
        Purse.bankOutsideTurn(play, occasion.actor());
    }
}
