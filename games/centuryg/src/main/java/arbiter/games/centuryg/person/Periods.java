package arbiter.games.centuryg.person;

import arbiter.games.centuryg.person.Period.PeriodEnded;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.trait.ViralTouch;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** The end of a Scene, an Episode or an Arc, when the gamemaster says so. Ledger: BCG-GEN-1, BCG-GEN-4, BCG-AMB-18. */
public final class Periods {

    private Periods() {}

    public static void end(Play<CenturyState> play, Period period) {
        for (Fighter fighter : play.state().units()) {
            if (fighter.hasBody()) {
                for (TraitInUse own : fighter.body().traits()) {
                    own.effect().onPeriodEnd(play, fighter);
                }
            }
        }
        play.emit(new PeriodEnded(period));
        for (Fighter fighter : play.state().units()) {
            if (fighter.hasBody()
                    && fighter.isFighting()
                    && fighter.body().notes().has(Note.Kind.INFECTED, "")) {
                ViralTouch.worsen(play, fighter);
            }
        }
    }
}
