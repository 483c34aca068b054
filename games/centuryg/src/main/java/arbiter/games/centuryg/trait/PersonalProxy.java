package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.person.Proxy;
import java.util.Optional;

/** Brings a Proxy for what was chosen with it. Ledger: ether-drive, superior-proxy, BCG-PROXY-1. */
public record PersonalProxy(Proxy.Kind model) implements PersonTrait {

    @Override
    public Optional<Proxy.Kind> proxy() {
        return Optional.of(model);
    }
}
