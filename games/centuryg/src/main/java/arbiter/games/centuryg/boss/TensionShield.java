package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.power.KnownPower;
import arbiter.games.centuryg.power.PowerTrait;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.power.SetupPower;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import java.util.List;

/** A shield by the Tension, whose strength is fixed when it is made. Ledger: useless, BCG-AMB-36. */
public record TensionShield(int damage, int rounds) implements PowerTrait {

    @Override
    public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        int stops = damage + state.tension();
        acts.add(power.act(
                state, owner, () -> "stops " + stops + " Damage within " + Powers.rounds(rounds), (play, user) -> {
                    power.pay(play, user, "");
                    play.emit(new Marked(
                            Mark.own(Mark.Kind.SHIELD, user, stops, play.state().rounds(user, rounds)),
                            "shrugs off the next " + stops + " Damage"));
                }));
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, SetupPower use, TurnProspects prospects) {
        return true;
    }
}
