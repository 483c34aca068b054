package arbiter.games.centuryg.power;

import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.tabletop.act.UnitOption;
import java.util.List;

/** The owner or an ally goes farther with the next Action of this Round. Ledger: gotta-go-fast, BCG-AMB-75. */
public record LongerMove(int zones) implements PowerTrait {

    @Override
    public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        acts.add(power.act(state, owner, () -> zones + " Zones more with the next Action", (play, user) -> {
            List<Fighter> candidates = Powers.allies(play.state(), user);
            candidates.removeIf(Fighter::hasActed);
            candidates.add(0, ActingPilot.body(play.state(), user));
            Fighter runner =
                    UnitOption.choose(play, user.decider(), "power.ally", candidates, () -> "Who moves farther?");
            power.pay(play, user, runner.id());
            play.emit(new Marked(
                    new Mark(Mark.Kind.FASTER, runner.id(), user.id(), "", zones, Clock.ROUND),
                    "can go " + zones + " Zones farther"));
        }));
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, SetupPower use, TurnProspects prospects) {
        return unit.genre().points() > 1 && prospects.isShortBy(zones);
    }
}
