package arbiter.games.gladiators.sheet;

import arbiter.content.yaml.Default;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The price list of an ability: its base, its Level Limit, and what there is to choose. Ledger: GG-CST-1, GG-CST-2. */
public record AbilityPrice(
        @Default("0") int base,
        int limit,
        Map<PowerType, Integer> types,
        Optional<AgainstPrice> against,
        List<OptionGroup> options) {}
