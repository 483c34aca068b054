package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.interrupt.QuickWindow.Reactions;
import arbiter.games.gladiators.unit.Gladiator;
import java.util.List;

/** Who suffered a result in an Area, and who wanted to get out of it by a Quick move and was too slow. Ledger: section 5.2. */
record AreaOutcome(List<Gladiator> affected, Reactions tooSlow) {

    static final AreaOutcome NOTHING = new AreaOutcome(List.of(), Reactions.NONE);
}
