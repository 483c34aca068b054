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

    /** The End Is Nigh and Dead. */
    private static final List<String> DEADLY = List.of("NAR-CI-28", "NAR-CI-29");

    private CheatDeath() {}

    /**
     * Asked when somebody has just gone beyond a threshold or would die; whether that is undone. It is asked before the
     * injuries of that event are rolled, so that they are undone with it; one that would have killed goes too.
     */
    public static boolean undoes(Play<NarrativeState> play, Participant one) {
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
            undoDeadlyInjuries(play, one);
            play.emit(new StoryPointFlipped(players)); // NAR-STORY-5
        }
        return cheats;
    }

    private static void undoDeadlyInjuries(Play<NarrativeState> play, Participant one) {
        List<Injury> injuries = one.injuries().list();
        for (int place = injuries.size() - 1; place >= 0; place--) {
            if (DEADLY.contains(injuries.get(place).row().rule())) {
                play.emit(new InjuryHealed(
                        one.id(), place, injuries.get(place).row().name()));
            }
        }
    }
}
