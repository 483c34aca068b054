package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.action.LastingActions;
import arbiter.games.wasteland.attack.AimEvents;
import arbiter.games.wasteland.environment.ZoneExposure;
import arbiter.games.wasteland.health.DeathSave;
import arbiter.games.wasteland.turn.TurnEvents.TurnOpened;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** What happens when a turn begins; companions have it with their commander. Ledger: WAS-TURN-6, WAS-MAJ-12. */
final class TurnStart {

    private TurnStart() {}

    static void resolve(Play<WastelandState> play, Fighter one) {
        steps(play, one);
        for (Fighter companion : Companions.of(play.state(), one)) {
            steps(play, companion);
            play.emit(new TurnEvents.CompanionTurnOpened(companion.id()));
        }
        play.emit(new TurnOpened(one.id()));
    }

    private static void steps(Play<WastelandState> play, Fighter one) {
        LastingActions.end(play, one); // step 1
        AimEvents.endMark(play, one); // step 1
        if (one.isDying()) {
            DeathSave.resolve(play, one); // step 2
        }
        if (one.present()) {
            ZoneExposure.startOfTurn(play, one); // step 3
        }
    }
}
