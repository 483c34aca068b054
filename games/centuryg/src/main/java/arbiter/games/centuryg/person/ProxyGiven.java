package arbiter.games.centuryg.person;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** The gamemaster lets somebody fight from a vehicle or in armour. Ledger: BCG-PROXY-1. */
public record ProxyGiven(String unit, String skill) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        Body body = fighter.body();
        Proxy lent = new Proxy(skill, Proxy.Kind.PLAIN, body.person().willpower(), false, false);
        fighter.set(body.with(body.proxies().size(), lent));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " has a Proxy now");
    }
}
