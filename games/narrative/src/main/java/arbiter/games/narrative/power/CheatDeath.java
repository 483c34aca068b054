package arbiter.games.narrative.power;

import arbiter.games.narrative.damage.FallUndone;
import arbiter.games.narrative.injury.Injury;
import arbiter.games.narrative.injury.InjuryEvents.InjuryHealed;
import arbiter.games.narrative.power.ForesightEvents.DeathCheated;
import arbiter.games.narrative.story.StoryPointFlipped;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.List;

/**
 * Somebody foresaw that it would fall or die, and for a Story Point does not. Ledger: NAR-STORY-2, NAR-STORY-5,
 * NAR-FX-ORA-7, section 5.2, step 18.
 */
public final class CheatDeath {

    private CheatDeath() {}

    /**
     * Asked when somebody has just gone beyond a threshold or would die; whether that is undone. So are the injuries after
     * those it had before.
     */
    public static boolean undoes(Play<NarrativeState> play, Participant one, int injuriesBefore) {
        boolean players = play.state().isPlayersSide(one.ownSide());
        boolean cheats = one.foresight().death()
                && play.state().story().of(players) > 0
                && play.confirm(
                        play.state().speaker(one),
                        "power.cheat-death",
                        () -> one.name() + " has foreseen this. Spend a Story Point so that it does not happen?");
        if (cheats) {
            play.emit(new DeathCheated(one.id()));
            play.emit(new FallUndone(one.id()));
            undoInjuries(play, one, injuriesBefore);
            play.emit(new StoryPointFlipped(players)); // NAR-STORY-5
        }
        return cheats;
    }

    private static void undoInjuries(Play<NarrativeState> play, Participant one, int before) {
        List<Injury> injuries = one.injuries().list();
        for (int place = injuries.size() - 1; place >= before; place--) {
            play.emit(
                    new InjuryHealed(one.id(), place, injuries.get(place).row().name()));
        }
    }
}
