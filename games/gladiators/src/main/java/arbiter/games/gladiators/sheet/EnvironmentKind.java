package arbiter.games.gladiators.sheet;

import arbiter.content.catalogue.Entry;
import java.util.List;
import java.util.Optional;

/** Weather, light or air that lies over hexes with a Level; the word of Life Support is what resists it. Ledger: GG-ENV-1. */
public record EnvironmentKind(
        String id, String name, String rule, Optional<String> opposes, Optional<String> lifeSupport, String text)
        implements Entry {

    @Override
    public List<String> ledger() {
        return List.of(rule);
    }
}
