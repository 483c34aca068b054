package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.power.KnownPower;
import arbiter.games.centuryg.power.PowerTrait;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.power.SetupPower;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** As much Energy again, until the next refresh. Ledger: behold-my-true-power, BCG-AMB-117. */
public record TruePower(int rounds) implements PowerTrait {

    @Override
    public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        acts.add(power.act(state, owner, () -> "twice the Energy for " + Powers.rounds(rounds), (play, user) -> {
            power.pay(play, user, "");
            play.emit(new EnergyDoubled(user.id(), play.state().rounds(user, rounds)));
        }));
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, SetupPower use, TurnProspects prospects) {
        return true;
    }
}
