package arbiter.games.duel.fight;

import arbiter.games.duel.fight.FightEvents.Fell;
import arbiter.games.duel.fight.FightEvents.Wounded;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Losing health, and falling at none. Ledger: DUEL-HARM-1. */
final class Harm {

    private Harm() {}

    static void resolve(Play<DuelState> play, Fighter fighter, Modifiers damage) {
        play.emit(new Wounded(fighter.id(), damage));
        if (!fighter.standing()) {
            play.emit(new Fell(fighter.id()));
        }
    }
}
