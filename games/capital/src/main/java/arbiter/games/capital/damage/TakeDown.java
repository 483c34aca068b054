package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/**
 * A unit that drops to no hit points is Taken Down by everybody who has hurt it since their latest turn began. Kept only
 * for those who gain something by it. Step 20 of an Attack. Ledger: CAP-KEY-TAKEDOWN.
 */
public final class TakeDown {

    private TakeDown() {}

    /** Remembers whose damage it was, be it by poison or in any other roundabout way. */
    public static void note(Play<CapitalState> play, Combatant victim, Combatant culprit) {
        noted(play, victim, culprit);
        if (culprit.bond().isPresent()) { // a Companion's damage counts as its owner's
            noted(play, victim, play.state().unit(culprit.bond().get().owner()));
        }
    }

    private static void noted(Play<CapitalState> play, Combatant victim, Combatant culprit) {
        if (!culprit.traits().takeDowns().isEmpty()
                && culprit != victim
                && !victim.hurtBy().contains(culprit.id())) {
            play.emit(new Hurt(victim.id(), culprit.id()));
        }
    }

    public static void resolve(Play<CapitalState> play, Combatant victim, int hpBefore) {
        if (hpBefore == 0 || victim.hp() > 0) {
            return;
        }
        for (String culprit : victim.hurtBy()) {
            play.emit(new TakenDown(victim.id(), culprit));
            TakeDownTrait.resolve(play, play.state().unit(culprit), victim);
        }
    }
}
