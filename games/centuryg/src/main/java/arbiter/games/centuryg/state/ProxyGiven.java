package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** The gamemaster lets somebody fight from a vehicle or in armour. Ledger: BCG-PROXY-1. */
public record ProxyGiven(String unit, String skill) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Body body = state.fighter(unit).body();
        body.put(
                body.proxies().size(),
                new Proxy(skill, Proxy.Kind.PLAIN, body.person().willpower(), false, false));
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " has a Proxy now");
    }
}
