package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.attack.AimEvents;
import arbiter.games.wasteland.damage.PersistentDamage;
import arbiter.games.wasteland.injury.Bleeding;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.turn.TurnEvents.TurnEnded;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** What happens when a turn ends; companions have it with their commander. Ledger: WAS-TURN-7, WAS-MAJ-12. */
final class TurnFinish {

    private TurnFinish() {}

    static void resolve(Play<WastelandState> play, Fighter one) {
        steps(play, one);
        for (Fighter companion : Companions.of(play.state(), one)) {
            steps(play, companion);
        }
        Purse.bank(play, one); // step 4
        play.emit(new TurnEnded(one.id()));
    }

    private static void steps(Play<WastelandState> play, Fighter one) {
        Bleeding.endOfTurn(play, one); // step 1
        PersistentDamage.endOfTurn(play, one); // step 2
        AimEvents.end(play, one); // step 3
    }
}
