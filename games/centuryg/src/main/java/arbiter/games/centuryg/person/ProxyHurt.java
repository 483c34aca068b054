package arbiter.games.centuryg.person;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** A Proxy takes Damage for its owner; without points left it is useless. Ledger: BCG-PROXY-1, BCG-AMB-24. */
public record ProxyHurt(String unit, int proxy, int amount) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        Proxy hurt = fighter.body().proxies().get(proxy);
        int left = Math.max(0, hurt.points() - amount);
        fighter.set(fighter.body().with(proxy, new Proxy(hurt.skill(), hurt.kind(), left, left == 0, hurt.mended())));
    }

    @Override
    public Line line(CenturyState state) {
        Proxy now = state.unit(unit).body().proxies().get(proxy);
        String rest = now.broken() ? " and breaks" : ", " + now.points() + " left";
        return tell(state, unit, "'s Proxy takes " + amount + " Damage" + rest);
    }
}
