package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Hurt;
import arbiter.games.capital.state.TakenDown;
import arbiter.kernel.Play;

/**
 * A unit that drops to no hit points is Taken Down by everybody who has hurt it since their latest turn began. Kept only
 * for those who gain something by it. Step 20 of an Attack. Ledger: CAP-KEY-TAKEDOWN.
 */
final class TakeDown {

    private TakeDown() {}

    /** Remembers whose damage it was, be it by poison or in any other roundabout way. */
    static void note(Play<CapitalState> play, Combatant victim, Combatant culprit) {
        noted(play, victim, culprit);
        if (culprit.bond().isPresent()) { // a Companion's damage counts as its owner's
            noted(play, victim, play.state().combatant(culprit.bond().get().owner()));
        }
    }

    private static void noted(Play<CapitalState> play, Combatant victim, Combatant culprit) {
        if (culprit.has(AbilityId.TERRIFYING)
                && culprit != victim
                && !victim.marks().hurtBy().contains(culprit.id())) {
            play.emit(new Hurt(victim.id(), culprit.id()));
        }
    }

    static void resolve(Play<CapitalState> play, Combatant victim, int hpBefore) {
        if (hpBefore == 0 || victim.hp() > 0) {
            return;
        }
        for (String culprit : victim.marks().hurtBy()) {
            play.emit(new TakenDown(victim.id(), culprit));
            Terrifying.offer(play, play.state().combatant(culprit), victim);
        }
    }
}
