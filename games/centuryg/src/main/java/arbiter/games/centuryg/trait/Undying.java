package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.person.Layer;
import arbiter.games.centuryg.person.Layer.LayerRefilled;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Noted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** Heals for a price: each Layer below the first that was hurt weighs on the whole Episode. Ledger: undying, BCG-AMB-15. */
public record Undying() implements PersonTrait {

    @Override
    public void onPeriodEnd(Play<CenturyState> play, Fighter fighter) {
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
