package arbiter.games.centuryg.person;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** Somebody tried to repair a Proxy. Ledger: BCG-PROXY-2. */
public record ProxyMended(String unit, int proxy, boolean whole) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        Body body = fighter.body();
        Proxy old = body.proxies().get(proxy);
        int points = whole ? body.person().willpower() : old.points();
        fighter.set(body.with(proxy, new Proxy(old.skill(), old.kind(), points, false, true)));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, whole ? "'s Proxy is whole again" : "'s Proxy cannot be repaired");
    }
}
