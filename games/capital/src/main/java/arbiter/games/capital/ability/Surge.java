package arbiter.games.capital.ability;

import arbiter.games.capital.turn.EndOfCombat;
import arbiter.games.capital.turn.TurnSequence;
import arbiter.games.capital.turn.TurnTrait;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;

/** The Lancer's Ultimate, as a turn with at least one Action ends: two more turns. Ledger: surge-1, CAP-AMB-118. */
public record Surge(int turns) implements TurnTrait {

    @Override
    public void atTurnEnd(Play<CapitalState> play, Combatant unit) {
        if (!Ultimate.ready(unit, this)
                || !unit.present()
                || unit.actionsTaken() == 0
                || !EndOfCombat.notYet(play.state())) {
            return;
        }
        boolean surges = play.choose(Request.one(unit.decider(), "surge.use", YesNo.BOTH)
                        .asking(() -> unit.name() + "'s turn ends. Surge: two more turns at once?")
                        .otherwise(YesNo.NO))
                == YesNo.YES;
        if (surges) {
            Ultimate.spend(play, unit, this);
            play.emit(new Surged(unit.id(), turns));
        }
    }

    /** A Lancer takes further turns at once, before anybody else. Ledger: surge-1, CAP-AMB-118. */
    public record Surged(String unit, int turns) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            TurnSequence.grantTurns(state, unit, turns);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " surges: " + turns + " further turns");
        }
    }
}
