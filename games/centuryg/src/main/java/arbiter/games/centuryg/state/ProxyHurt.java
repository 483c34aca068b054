package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Proxy takes Damage for its owner; without points left it is useless. Ledger: BCG-PROXY-1, BCG-AMB-24. */
public record ProxyHurt(String unit, int proxy, int amount) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Body body = state.fighter(unit).body();
        Proxy hurt = body.proxies().get(proxy);
        int left = Math.max(0, hurt.points() - amount);
        body.put(proxy, new Proxy(hurt.skill(), hurt.kind(), left, left == 0, hurt.mended()));
    }

    @Override
    public Line line(CenturyState state) {
        Proxy now = state.fighter(unit).body().proxies().get(proxy);
        String rest = now.broken() ? " and breaks" : ", " + now.points() + " left";
        return CenturyEvent.tell(state, unit, "'s Proxy takes " + amount + " Damage" + rest);
    }
}
