package arbiter.games.duel.fight;

import arbiter.games.duel.fight.FightEvents.ReserveKept;
import arbiter.games.duel.fight.TurnEvents.DuelBegan;
import arbiter.kernel.Amount;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Before the duel everybody secretly keeps back some nerve; what is not kept is of no use. Ledger: DUEL-START-2. */
public final class ReserveBids {

    private ReserveBids() {}

    public static void resolve(Play<DuelState> play) {
        List<Fighter> fighters = play.state().units();
        List<Request<Amount>> bids = new ArrayList<>();
        for (Fighter fighter : fighters) {
            int nerve = fighter.sheet().nerve();
            bids.add(Request.amount(fighter.decider(), "reserve.keep", 0, nerve)
                    .asking(() -> "How much of your " + nerve + " nerve do you keep in reserve?")
                    .secretly());
        }
        List<Amount> kept = play.chooseTogether(bids);
        for (int i = 0; i < kept.size(); i++) {
            play.emit(new ReserveKept(fighters.get(i).id(), kept.get(i).value()));
        }
        play.emit(new DuelBegan());
    }
}
