package arbiter.games.centuryg.power;

import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import java.util.List;

/** Tension counts higher for the next attack. Ledger: my-style-is-impetuous, BCG-AMB-66, BCG-AMB-79. */
public record TensionSurge(int tension) implements PowerTrait {

    @Override
    public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        acts.add(power.act(
                state, owner, () -> "Tension counts " + tension + " higher for the next attack", (play, user) -> {
                    power.pay(play, user, "");
                    play.emit(new Marked(
                            Mark.own(Mark.Kind.IMPETUOUS, user, tension, Clock.FIGHT),
                            "goes all in: Tension +" + tension + " for the next attack"));
                }));
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, SetupPower use, TurnProspects prospects) {
        return prospects.isTense() && prospects.isBlowWorthMore();
    }
}
