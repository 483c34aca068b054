package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Person;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.TraitId;
import java.util.ArrayList;
import java.util.List;

/** What stands between a person and harm: Layers of Plot Armor, and Proxies. Ledger: BCG-PLOT-1. */
public abstract class ProtectedPerson extends EquippedPerson {

    /** Layers of Plot Armor. Ledger: BCG-PLOT-1. */
    public static final int LAYERS = 3;

    List<Layer> layers = List.of();
    List<Proxy> proxies = List.of();

    /** For reading a saved fight. */
    ProtectedPerson() {}

    ProtectedPerson(Person person) {
        super(person);
        Layer full = full();
        this.layers = List.of(full, full, full);
        bring(person.traits());
    }

    /** Drives and better Proxies among what somebody has. */
    final void bring(List<Taken> equipment) {
        List<Proxy> all = new ArrayList<>(proxies);
        for (Taken taken : equipment) {
            TraitId id = TraitId.of(taken.trait().id()).orElse(null);
            if (id == TraitId.ETHER_DRIVE || id == TraitId.SUPERIOR_PROXY) {
                Proxy.Kind kind = id == TraitId.ETHER_DRIVE ? Proxy.Kind.ETHER_DRIVE : Proxy.Kind.SUPERIOR;
                all.add(new Proxy(taken.choices().get(0), kind, person().willpower(), false, false));
            }
        }
        proxies = List.copyOf(all);
    }

    /** What was lent or broken is whole again, what was got hold of for a while is gone. Ledger: BCG-GEN-4, BCG-PROXY-1. */
    final void mendProxies() {
        List<Proxy> lent = new ArrayList<>();
        for (Proxy proxy : proxies) {
            if (proxy.kind() == Proxy.Kind.PLAIN) {
                lent.add(new Proxy(proxy.skill(), proxy.kind(), person().willpower(), false, false));
            }
        }
        proxies = List.copyOf(lent);
        bring(person().traits());
    }

    private Layer full() {
        return new Layer(person().willpower(), false);
    }

    public final List<Layer> layers() {
        return layers;
    }

    /** The topmost Layer that is not lost; none once all are. */
    public final int top() {
        for (int i = 0; i < LAYERS; i++) {
            if (!layers.get(i).lost()) {
                return i;
            }
        }
        return LAYERS;
    }

    public final int layersLost() {
        int lost = 0;
        for (Layer layer : layers) {
            lost += layer.lost() ? 1 : 0;
        }
        return lost;
    }

    public final int points() {
        int points = 0;
        for (Layer layer : layers) {
            points += layer.points();
        }
        return points;
    }

    public final List<Proxy> proxies() {
        return proxies;
    }

    void put(int which, Layer layer) {
        List<Layer> all = new ArrayList<>(layers);
        all.set(which, layer);
        layers = List.copyOf(all);
    }

    void refill(int which) {
        put(which, full());
    }

    void put(int which, Proxy proxy) {
        List<Proxy> all = new ArrayList<>(proxies);
        if (which == all.size()) {
            all.add(proxy);
        } else {
            all.set(which, proxy);
        }
        proxies = List.copyOf(all);
    }

    void restoreProtection(ProtectedPerson earlier) {
        layers = earlier.layers;
        proxies = earlier.proxies;
    }

    boolean isProtectedLike(ProtectedPerson that) {
        return layers.equals(that.layers) && proxies.equals(that.proxies);
    }
}
