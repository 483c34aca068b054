package arbiter.games.centuryg.match;

import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.trait.TraitUses;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import java.util.Optional;

/** A Deathblow to name for an attack on that target, or none, and the Disadvantages it brings by now. Ledger: BCG-DB-2. */
public record DeathblowOption(Optional<Trait> blow, int worse, Fighter target) implements Option {

    static DeathblowOption none(Fighter target) {
        return new DeathblowOption(Optional.empty(), 0, target);
    }

    @Override
    public String id() {
        return blow.map(Trait::id).orElse("none");
    }

    @Override
    public String text() {
        String name = blow.map(TraitUses::name).orElse("No more Deathblows");
        return worse == 0 ? name : name + ", " + EdgeCount.disadvantages(worse);
    }

    @Override
    public boolean declines() {
        return blow.isEmpty();
    }
}
