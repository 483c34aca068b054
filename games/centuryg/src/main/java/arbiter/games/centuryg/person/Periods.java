package arbiter.games.centuryg.person;

import arbiter.games.centuryg.person.Layer.LayerRefilled;
import arbiter.games.centuryg.person.Period.PeriodEnded;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** The end of a Scene, an Episode or an Arc, when the gamemaster says so. Ledger: BCG-GEN-1, BCG-GEN-4, BCG-AMB-18. */
public final class Periods {

    private Periods() {}

    public static void end(Play<CenturyState> play, Period period) {
        for (Fighter fighter : play.state().units()) {
            if (fighter.hasBody() && fighter.body().has(TraitId.UNDYING)) {
                undying(play, fighter);
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

    /** Heals for a price: each Layer below the first that was hurt weighs on the whole Episode. Ledger: undying, BCG-AMB-15. */
    private static void undying(Play<CenturyState> play, Fighter fighter) {
        Body body = fighter.body();
        int weary = 0;
        for (int i = 1; i < Body.LAYERS; i++) {
            weary += isHurt(body, body.layers().get(i)) ? 1 : 0;
        }
        if (weary == 0) {
            return;
        }
        for (int i = 0; i < Body.LAYERS; i++) {
            if (isHurt(body, body.layers().get(i))) {
                play.emit(new LayerRefilled(fighter.id(), i, "undying"));
            }
        }
        Note note = new Note(Note.Kind.WEARY, "", weary, Period.EPISODE);
        play.emit(
                new Noted(fighter.id(), note, "has " + EdgeCount.disadvantages(weary) + " on all Tests this Episode"));
    }

    private static boolean isHurt(Body body, Layer layer) {
        return layer.lost() || layer.points() < body.person().willpower();
    }
}
