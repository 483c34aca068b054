package arbiter.games.gladiators.sheet;

import java.util.List;
import java.util.Optional;

/** Another ability that a Flexible Ability can be used as. Ledger: GG-CST-8. */
public record Alternative(Ability ability, List<PowerType> types, Optional<Against> against, List<String> options) {}
