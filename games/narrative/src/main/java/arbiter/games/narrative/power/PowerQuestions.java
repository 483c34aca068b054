package arbiter.games.narrative.power;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;
import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_DIFFICULTY;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.power.ForesightEvents.ForeseenCheckMade;
import arbiter.games.narrative.power.effect.Blinded;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;

/** What has to be asked before a check because of powers on whoever makes it. Ledger: section 5.2, steps 4 and 5. */
public final class PowerQuestions {

    private static final int BLINDED = 3;

    private PowerQuestions() {}

    public static void ask(Play<NarrativeState> play, CheckInProgress check) {
        blinded(play, check);
        foreseen(play, check);
    }

    /** Checks that need sight; the gamemaster may add one or spare one. Ledger: NAR-FX-CUR-5. */
    private static void blinded(Play<NarrativeState> play, CheckInProgress check) {
        Participant actor = check.actor();
        if (!actor.powers().has(Blinded.class)) {
            return;
        }
        boolean sight = check.kind().isCombat()
                || check.kind() == CheckKind.DRIVING
                || check.skill().id().equals("perception");
        boolean needed = play.choose(Request.one(Decider.GAMEMASTER, "power.sight", YesNo.BOTH)
                        .asking(() -> "Does " + actor.name() + " need to see for " + check.what() + "?")
                        .otherwise(sight ? YesNo.YES : YesNo.NO)
                        .quietly())
                == YesNo.YES;
        check.add(UPGRADE_DIFFICULTY, needed ? BLINDED : 0, "Blinded");
    }

    /** A check that Clairvoyance has shown. Ledger: NAR-FX-ORA-2. */
    private static void foreseen(Play<NarrativeState> play, CheckInProgress check) {
        Participant actor = check.actor();
        if (actor.foresight().checks() == 0) {
            return;
        }
        boolean used = play.choose(Request.one(actor.decider(), "power.foresight", YesNo.BOTH)
                        .asking(() -> "Has " + actor.name() + " foreseen this " + check.what() + " (1 boost die)?")
                        .otherwise(YesNo.YES))
                == YesNo.YES;
        if (used) {
            play.emit(new ForeseenCheckMade(actor.id()));
            check.add(ADD_BOOST, 1, "Clairvoyance");
        }
    }
}
