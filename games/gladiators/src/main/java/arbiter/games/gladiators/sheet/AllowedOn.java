package arbiter.games.gladiators.sheet;

import java.util.List;
import java.util.Optional;

/** The abilities a modifier may be put on: a set, and some more, but for a few. Ledger: GG-AMB-108. */
public record AllowedOn(Optional<AbilitySet> set, List<Ability> and, List<Ability> but) {

    public boolean includes(Ability ability) {
        return (set.isPresent() && ability.isIn(set.get()) || and.contains(ability)) && !but.contains(ability);
    }
}
