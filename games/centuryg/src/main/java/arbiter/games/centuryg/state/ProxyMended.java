package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Somebody tried to repair a Proxy. Ledger: BCG-PROXY-2. */
public record ProxyMended(String unit, int proxy, boolean whole) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Body body = state.fighter(unit).body();
        Proxy old = body.proxies().get(proxy);
        int points = whole ? body.person().willpower() : old.points();
        body.put(proxy, new Proxy(old.skill(), old.kind(), points, false, true));
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, whole ? "'s Proxy is whole again" : "'s Proxy cannot be repaired");
    }
}
