package arbiter.games.centuryg.rule;

import arbiter.dice.Dice;
import arbiter.games.centuryg.rule.person.PilotInitiative;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.FightBegan;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.InitiativeRolled;
import arbiter.kernel.Play;

/** Everybody Tests Speed for a place in the order. Ledger: BCG-OP-3, 5.0. */
public final class Initiative {

    private Initiative() {}

    public static void resolve(Play<CenturyState> play) {
        for (Fighter fighter : play.state().fighters()) {
            if (fighter.isOnFoot()) {
                PilotInitiative.roll(play, fighter); // BCG-AMB-52
                continue;
            }
            int die = play.draw("initiative.roll", Dice.of(1, 10)).sum();
            play.emit(new InitiativeRolled(fighter.id(), die, Ranks.speed(play.state(), fighter)));
        }
        play.emit(new FightBegan());
    }
}
