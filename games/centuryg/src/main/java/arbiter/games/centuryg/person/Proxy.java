package arbiter.games.centuryg.person;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/**
 * A thing that is hurt in the place of its owner: the Skill or Miracle it serves, the points left in it, whether a repair
 * was tried this Episode. Ledger: BCG-PROXY-1, BCG-PROXY-2, BCG-AMB-24.
 */
public record Proxy(String skill, Kind kind, int points, boolean broken, boolean mended) {

    /** What it is good for. */
    public enum Kind {
        /** Fights for its owner, easily: a plain one that the gamemaster hands out. */
        PLAIN,
        /** Better than plain, and hard to damage. */
        SUPERIOR,
        /** Takes the Damage of a Miracle only. */
        ETHER_DRIVE
    }

    /** Stands in front of the Layers. */
    public boolean guards() {
        return !broken && kind != Kind.ETHER_DRIVE;
    }

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

    /** A Proxy takes Damage for its owner; without points left it is useless. Ledger: BCG-PROXY-1, BCG-AMB-24. */
    public record ProxyHurt(String unit, int proxy, int amount) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter fighter = state.unit(unit);
            Proxy hurt = fighter.body().proxies().get(proxy);
            int left = Math.max(0, hurt.points() - amount);
            fighter.set(
                    fighter.body().with(proxy, new Proxy(hurt.skill(), hurt.kind(), left, left == 0, hurt.mended())));
        }

        @Override
        public Line line(CenturyState state) {
            Proxy now = state.unit(unit).body().proxies().get(proxy);
            String rest = now.broken() ? " and breaks" : ", " + now.points() + " left";
            return tell(state, unit, "'s Proxy takes " + amount + " Damage" + rest);
        }
    }

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
}
