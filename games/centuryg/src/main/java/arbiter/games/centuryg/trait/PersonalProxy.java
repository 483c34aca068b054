package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.person.Proxy;
import arbiter.games.centuryg.sheet.TraitChoice;
import java.util.Optional;

/** Brings a Proxy for what was chosen with it. Ledger: ether-drive, superior-proxy, BCG-PROXY-1. */
public record PersonalProxy(Proxy.Kind model) implements PersonTrait {

    public PersonalProxy {
        if (model == Proxy.Kind.PLAIN) {
            throw new IllegalArgumentException("plain Proxies are handed out by the gamemaster");
        }
    }

    @Override
    public boolean worksWith(Optional<TraitChoice> choice) {
        return model == Proxy.Kind.ETHER_DRIVE
                ? choice.equals(Optional.of(TraitChoice.MIRACLE_TOPIC))
                : choice.isPresent();
    }

    @Override
    public Optional<Proxy.Kind> proxy() {
        return Optional.of(model);
    }
}
